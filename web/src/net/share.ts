/**
 * The new value, reusing every part of the old one that is equal, so that nothing unchanged is drawn again.
 */
export function share<T>(old: unknown, now: T): T {
  if (old === now || typeof old !== "object" || typeof now !== "object" || !old || !now) return now;
  if (Array.isArray(old) !== Array.isArray(now)) return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = share(before[key], after[key]);
    if (after[key] !== before[key]) same = false;
  }
  return same ? (old as T) : now;
}
