/** Say that it is my turn, in the ways that I have chosen. */

import { settings } from "../settings.svelte";
import { say } from "../words.svelte";

const PITCHES = [523.25, 659.25]; // Hz
const LENGTH = 0.18; // s of each
const AUDIBLE = 1000; // ms until both have died away

/** Whether this page may show notifications: only on secure origins, and on phones not even there. */
export const canNotify = typeof Notification !== "undefined" && isSecureContext && canMakeNotice();

/**
 * On phones the constructor exists but throws. Without permission, a notification is created and never shown.
 */
function canMakeNotice(): boolean {
  if (Notification.permission === "granted") return true;
  try {
    return !!new Notification("");
  } catch {
    return false;
  }
}

export async function allowNotices(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** A failure here must not keep anybody from playing. */
export function announceTurn(game: string, table: string): void {
  try {
    if (settings.sound) ring();
    if (settings.notices && document.hidden && canNotify) notify(game, table);
  } catch (error) {
    console.warn(error);
  }
}

function notify(game: string, table: string): void {
  if (Notification.permission !== "granted") return;
  const notice = new Notification(say(`web-game-${game}`), { body: say("web-your-turn"), tag: table });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Two soft notes. */
export function ring(): void {
  const audio = new AudioContext();
  PITCHES.forEach((pitch, k) => {
    const tone = new OscillatorNode(audio, { frequency: pitch, type: "triangle" });
    const volume = new GainNode(audio, { gain: 0 });
    const start = audio.currentTime + k * LENGTH;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.2 * settings.volume + 0.0001, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 2 * LENGTH);
  });
  setTimeout(() => void audio.close(), AUDIBLE); // also where the browser kept it silent, and no tone ends
}
