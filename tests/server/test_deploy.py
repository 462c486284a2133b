"""What deploy/ holds does what it says: the container, the compose file, Caddy, the units of systemd."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
import msgspec
import pytest
import yaml

from mattock.server.config import read_config
from tests.packages import ROOT, clean, run
from tests.server.running import PATIENCE, Person
from tests.server.served import play_a_table
from tests.server.test_hosting_page import BIN, free_port, program
from tools.servers import find_server

DEPLOY = ROOT / "deploy"
Step = tuple[str, str]


# The container.


def steps() -> list[list[Step]]:
    """The instructions of each stage."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    stages: list[list[Step]] = []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            if word == "FROM":
                stages.append([])
            stages[-1].append((word, rest))
    return stages


class Image:
    """A folder in which the steps are carried out; paths of the image are paths below it."""

    def __init__(self, root: Path, wheel: Path) -> None:
        self.root = root
        self.wheel = wheel
        self.where = root
        self.said: dict[str, str] = {}  # the instructions that only say something
        for folder in ("src", "opt", "etc"):
            (root / folder).mkdir(parents=True)

    def inside(self, text: str) -> str:
        return re.sub(r"(?<![\w./$])/(src|opt|data|etc)\b", rf"{self.root}/\1", text)

    def carry_out(self, stage: list[Step]) -> None:
        for word, rest in stage:
            match word:
                case "RUN":
                    self.run(rest)
                case "WORKDIR":
                    self.where = Path(self.inside(rest))
                case "COPY" if rest == ". .":
                    assert (ROOT / ".dockerignore").exists()
                case "COPY":  # of a stage before this one, which is the same folder here
                    assert re.fullmatch(r"--from=build (\S+) \1", rest)
                    assert Path(self.inside(rest.split()[-1])).is_dir()
                case _:
                    self.said[word] = rest

    def run(self, command: str) -> None:
        """Only three steps are taken over: what the machine has, the wheel, and what pip would fetch."""
        if command.startswith("apt-get update && apt-get install "):
            assert shutil.which("gcc")
            return
        if command == "make wheel":
            (self.where / "dist").mkdir()
            shutil.copy(self.wheel, self.where / "dist")
            return
        if made := re.fullmatch(r"python -m venv (\S+)", command):
            told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            wanted = told["dependencies"] + told["optional-dependencies"]["postgres"]
            python = clean(Path(self.inside(made[1])), wanted)
            pip = python.with_name("pip")
            pip.write_text(f'#!/bin/sh\nexec {BIN}/python -m pip --python {python} "$@" --no-index\n')
            pip.chmod(0o755)
            return
        if os.getuid():
            command = re.sub(r"&& chown \S+ \S+", "", command)
        subprocess.run(["sh", "-ec", self.inside(command)], cwd=self.where, check=True, timeout=10 * PATIENCE)

    def words(self, instruction: str, port: int) -> list[str]:
        """A command of the image in JSON, at a port of ours."""
        found: list[str] = json.loads(self.said[instruction].rpartition("CMD ")[2])
        return [self.inside(word).replace(":8000", f":{port}") for word in found]


def files_below(root: Path) -> dict[str, int]:
    """Every file outside the volume, with the time of its last change."""
    paths = [path for path in root.rglob("*") if path.is_file() and not path.is_relative_to(root / "data")]
    return {str(path): path.stat().st_mtime_ns for path in paths}


def test_the_container_is_built_and_serves(wheel: Path, tmp_path: Path) -> None:
    """Its steps in an empty folder, then its command: healthy, a game, nothing written outside the volume."""
    image = Image(tmp_path / "image", wheel)
    build, final = steps()
    image.carry_out(build)
    image.where = image.root
    image.said.clear()
    image.carry_out(final)
    user = image.said["USER"].split(":")
    assert all(name.isdigit() and int(name) for name in user), "not root"
    assert image.said["VOLUME"] == "/data"
    bin_folder = image.root / "opt/mattock/bin"
    names = dict(part.split("=", 1) for part in image.said["ENV"].split())
    environment = {**os.environ, **names, "PATH": f"{bin_folder}:{os.environ['PATH']}"}
    port = free_port()
    command = [str(bin_folder / "mattock"), *image.words("CMD", port), "--port", str(port), "--mode", "open"]
    before = files_below(image.root)
    with subprocess.Popen(
        command, env=environment, cwd=image.root, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().startswith("Mattock is at http://")
            health = image.words("HEALTHCHECK", port)
            subprocess.run([str(bin_folder / health[0]), *health[1:]], check=True, timeout=PATIENCE)
            play_a_table(f"http://127.0.0.1:{port}")
        finally:
            server.send_signal(getattr(signal, image.said["STOPSIGNAL"]))
            assert server.wait(PATIENCE) == 0
    assert files_below(image.root) == before, "it can be mounted read-only"
    assert (image.root / "data/mattock.sqlite").exists()
    dead = subprocess.run([str(bin_folder / health[0]), *health[1:]], check=False, capture_output=True)
    assert dead.returncode, "the check can fail"


def test_make_image_builds_this_file() -> None:
    said = run("make", "--dry-run", "image", "ENGINE=engine")
    assert "engine build -t mattock -f deploy/Containerfile ." in said


# The compose file, by the part of its schema that we use; a word that is not in it is an error.


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Part of the Compose Specification."""


class Service(Strict):
    image: str
    networks: list[str]
    restart: Literal["unless-stopped", "always", "no"]
    volumes: list[str]
    command: list[str] = []
    read_only: bool = False
    tmpfs: list[str] = []
    cap_drop: list[str] = []
    security_opt: list[str] = []
    stop_grace_period: str = ""
    ports: list[str] = []
    environment: dict[str, str] = {}
    profiles: list[str] = []


class Subnet(Strict):
    subnet: str


class Ipam(Strict):
    config: list[Subnet]


class Network(Strict):
    ipam: Ipam


class Compose(Strict):
    services: dict[str, Service]
    networks: dict[str, Network]
    volumes: dict[str, Any]


def compose() -> Compose:
    return msgspec.convert(yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8")), Compose)


def test_the_compose_file_fits_together() -> None:
    """Whatever it mounts, names or connects is there."""
    file = compose()
    for service in file.services.values():
        assert set(service.networks) <= set(file.networks)
        for volume in service.volumes:
            source, target, *flags = volume.split(":")
            assert target.startswith("/")
            if source.startswith("./"):
                assert (DEPLOY / source).is_file()
                assert flags == ["ro"]
            else:
                assert source in file.volumes
        for published in service.ports:
            assert re.fullmatch(r"\d+:\d+(/udp)?", published)
    mattock = file.services["mattock"]
    assert (mattock.read_only, mattock.cap_drop, mattock.ports) == (True, ["ALL"], [])
    assert file.services["caddy"].environment["UPSTREAM"] == "mattock:8000"
    assert file.services["postgres"].profiles == ["postgres"]


def test_the_containers_settings_are_read(tmp_path: Path) -> None:
    text = (DEPLOY / "mattock.toml").read_text(encoding="utf-8")
    (tmp_path / "mattock.toml").write_text(text.replace("# database", "database"), encoding="utf-8")
    config = read_config(tmp_path / "mattock.toml", {})
    (subnet,) = compose().networks["inside"].ipam.config
    assert config.trusted_proxy == [subnet.subnet]
    assert config.data == Path("/data")
    assert config.database_url.endswith("@postgres/mattock")
    assert config.secure


@contextmanager
def started(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, text=True, **more) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


@program("caddy")
def test_a_game_through_caddy_with_its_own_authority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Caddyfile as it stands and the command of the compose file, with TLS."""
    port, inner = free_port(), free_port()
    options = (
        f"{{\nadmin off\nhttp_port {free_port()}\nhttps_port {port}\nlocal_certs\nskip_install_trust\n}}\n"
    )
    caddyfile = tmp_path / "Caddyfile"
    caddyfile.write_text(options + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"), encoding="utf-8")
    settings = (DEPLOY / "mattock.toml").read_text(encoding="utf-8")
    for old, new in (
        ("https://tables.example", f"https://localhost:{port}"),
        ("172.30.77.0/24", "127.0.0.1"),
        ('host = "0.0.0.0" ', 'host = "127.0.0.1" '),
        ('"/data"', f'"{tmp_path}/data"\nport = {inner}'),
        ('mode = "invited"', 'mode = "open"'),
    ):
        assert old in settings
        settings = settings.replace(old, new)
    (tmp_path / "mattock.toml").write_text(settings, encoding="utf-8")
    words = [word.replace("/etc/", f"{tmp_path}/") for word in compose().services["mattock"].command]
    environment = {
        **os.environ, "SITE": "localhost", "UPSTREAM": f"127.0.0.1:{inner}", "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }  # fmt: skip
    proxy = [str(find_server("caddy")), "run", "--adapter", "caddyfile", "--config", str(caddyfile)]
    log = (tmp_path / "caddy.log").open("w")
    mattock = [f"{BIN}/mattock", *words]
    with log, started(mattock, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == f"Mattock is at https://localhost:{port}\n"
        with started(proxy, env=environment, stderr=log, cwd=tmp_path):
            authority = tmp_path / "caddy/pki/authorities/local/root.crt"
            deadline = time.monotonic() + PATIENCE
            while not (authority.exists() and answers(port, authority)):
                assert time.monotonic() < deadline, (tmp_path / "caddy.log").read_text()
                time.sleep(0.05)
            monkeypatch.setenv("SSL_CERT_FILE", str(authority))
            url = f"https://localhost:{port}"
            play_a_table(url)
            ada = Person(url)
            ada.post("/api/me", {"name": "Ada"})
            cookie = next(iter(ada.http.cookies.jar))
            assert cookie.secure
            assert ada.http.get("/metrics").status_code == 404, "through a proxy nobody is local"
            ada.close()


def answers(port: int, authority: Path) -> bool:
    """Whether the site is there, with a certificate of this authority."""
    context = ssl.create_default_context(cafile=str(authority))
    try:
        with socket.create_connection(("localhost", port), PATIENCE) as plain:
            context.wrap_socket(plain, server_hostname="localhost").close()
        return httpx.get(f"https://localhost:{port}/health", verify=context).status_code == 200
    except (OSError, httpx.HTTPError):
        return False


# Units.


@program("systemd-analyze")
@pytest.mark.parametrize("unit", sorted(path.name for path in DEPLOY.glob("mattock*.[st]*r*")))
def test_systemd_accepts_the_units(unit: str, tmp_path: Path) -> None:
    for path in DEPLOY.glob("mattock*"):
        text = path.read_text(encoding="utf-8").replace("/opt/mattock/bin", str(BIN))
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [str(find_server("systemd-analyze")), "verify", "--man=no", str(tmp_path / unit)],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "mattock" not in done.stderr, done.stderr


def test_the_nightly_backup_is_whole_and_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    """The command of the unit, twice in one night."""
    text = (DEPLOY / "mattock-backup.service").read_text(encoding="utf-8")
    (line,) = re.findall(r"^ExecStart=(.*)$", text, re.M)
    (tmp_path / "var/lib/mattock-backup").mkdir(parents=True)
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc/mattock.toml").write_text(f'data = "{tmp_path}/var/lib/mattock"\nport = 0\n')
    line = line.replace("/opt/mattock/bin", str(BIN)).replace("%%", "%")
    line = re.sub(r"(/var/lib|/etc)/", rf"{tmp_path}\1/", line)
    run(f"{BIN}/mattock", "admin", "invite", "--config", tmp_path / "etc/mattock.toml")
    for _ in range(2):
        run(*shlex.split(line), where=tmp_path)
    (made,) = (tmp_path / "var/lib/mattock-backup").iterdir()
    assert re.fullmatch(r"tables-[1-7]\.sqlite", made.name)
    assert "is whole" in run(f"{BIN}/mattock", "check", made)
