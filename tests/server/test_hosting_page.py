"""What docs/hosting.md shows works as it stands; only paths and port are moved to where tests may write."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from mattock.hosting import ADMIN_COMMANDS
from mattock.server.config import Config, Smtp, read_config
from tests.server.running import PATIENCE
from tools.servers import find_server

PAGE = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")
DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "mattock.service"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
BIN = Path(sys.executable).parent


def block(kind: str) -> str:
    """All blocks of a kind, one below the other."""
    found = "\n".join(body for name, body in FENCE.findall(PAGE) if name == kind)
    assert found, f"the page has no {kind}"
    return found


def moved(text: str, root: Path) -> str:
    """The same with paths of a folder that is ours, and of the program that is tested."""
    text = text.replace("/opt/mattock/bin", str(BIN))
    return re.sub(r"(/var/lib|/etc)/", rf"{root}\1/", text)


def program(name: str) -> pytest.MarkDecorator:
    """`make test` gets it, and says so loudly where it cannot."""
    return pytest.mark.skipif(find_server(name) is None, reason=f"there is no {name}")


def run(command: str, where: Path) -> str:
    """Run one command that has to succeed; all that it says."""
    done = subprocess.run(
        shlex.split(command), cwd=where, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, f"{command}\n{said}"
    return said


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def test_the_settings_are_read_as_they_stand(tmp_path: Path) -> None:
    file = tmp_path / "mattock.toml"
    file.write_text(block("toml").replace("# database", "database"), encoding="utf-8")
    config = read_config(file, {})
    assert config.data == Path("/var/lib/mattock")
    assert config.database_url.startswith("postgresql://")
    assert isinstance(config.smtp, Smtp)


def test_every_setting_has_a_line() -> None:
    """And no line names one that does not exist."""
    table = PAGE.partition("| setting |")[2].partition("\n\n")[0]
    named = re.findall("[a-z_]+", " ".join(re.findall(r"^\| (`.*?`) \|", table, re.M)))
    inside = {"smtp", "away_bot", "send_seconds", "idle_minutes"}  # the first has an example of its own
    assert sorted(named) == sorted({*Config.__struct_fields__} - inside)


def test_a_host_follows_the_page(tmp_path: Path) -> None:
    """The settings, the command of the unit, and all commands, while the server runs and when it does not."""
    (tmp_path / "etc").mkdir()
    port = free_port()
    settings = moved(block("toml"), tmp_path).replace("port = 8000", f"port = {port}")
    assert f"port = {port}" in settings
    (tmp_path / "etc/mattock.toml").write_text(settings, encoding="utf-8")
    start = re.search(r"^ExecStart=(.*)$", moved(UNIT.read_text(encoding="utf-8"), tmp_path), re.M)
    assert start is not None
    shown = re.findall(r"^    (mattock .*)$", moved(PAGE, tmp_path), re.M)
    commands = [f"{BIN}/{command}" for command in shown if "/archive/" not in command]  # test_archive.py
    assert len(commands) >= 3
    lists = [name for name, (_, words) in ADMIN_COMMANDS.items() if not words]
    commands += [f"{BIN}/mattock admin {name} --config {tmp_path}/etc/mattock.toml" for name in lists]
    with subprocess.Popen(shlex.split(start[1]), stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline() == "Mattock is at https://tables.example\n"
            invite = server.stdout.readline().split()[-1]
            said = {command: run(command, tmp_path) for command in commands}
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0
    assert invite in said[f"{BIN}/mattock admin invite --config {tmp_path}/etc/mattock.toml"]
    assert (tmp_path / "tables-monday.sqlite").exists()
    assert (tmp_path / "var/lib/mattock-new/mattock.sqlite").exists()
    run(commands[-1], tmp_path)  # where none runs it opens the tables itself


@program("nginx")
@program("openssl")
def test_nginx_accepts_its_block(tmp_path: Path) -> None:
    """Inside what Debian's nginx.conf puts around it, at a port that needs no rights."""
    live = tmp_path / "etc/letsencrypt/live/tables.example"
    live.mkdir(parents=True)
    make = "openssl req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1"
    run(f"{make} -subj /CN=tables.example -keyout {live}/privkey.pem -out {live}/fullchain.pem", tmp_path)
    server = moved(block("nginx"), tmp_path).replace("listen 443 ", f"listen 127.0.0.1:{free_port()} ")
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{server}}}\n", encoding="utf-8"
    )
    said = run(f"{find_server('nginx')} -t -e stderr -p {tmp_path} -c {tmp_path}/nginx.conf", tmp_path)
    assert "test is successful" in said
    assert "[warn]" not in said


# Programs that only note how they were called, for commands that change a machine.
NOTED = ("make", "docker", "systemctl", "install", "caddy", "python3", "pip")


def test_the_commands_of_the_page_are_as_they_have_to_be(tmp_path: Path) -> None:
    """All `sh` blocks, one below the other; what they do to the machine is noted and looked at."""
    tools, noted = tmp_path / "bin", tmp_path / "noted"
    tools.mkdir()
    for name in NOTED:
        (tools / name).write_text(f'#!/bin/sh\necho {name} "$SITE" "$@" >> {noted}\n', encoding="utf-8")
        (tools / name).chmod(0o755)
    shutil.copytree(DEPLOY, tmp_path / "clone/deploy")
    for part in (body for name, body in FENCE.findall(PAGE) if name == "sh"):
        inside = tmp_path / "clone" / ("deploy" if part.startswith("docker") else "")
        environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
        subprocess.run(["sh", "-ec", part], cwd=inside, env=environment, check=True, timeout=PATIENCE)
    assert (tmp_path / "clone/deploy/.env").read_text() == "SITE=tables.example\n"
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    (tmp_path / "etc").mkdir()
    settings = (tmp_path / "clone/deploy/mattock.toml").read_text(encoding="utf-8")
    (tmp_path / "etc/mattock.toml").write_text(settings.replace('"/data"', f'"{tmp_path}/data"'))
    for line in noted.read_text(encoding="utf-8").splitlines():
        match line.split():
            case ["make", target]:
                assert re.search(rf"^{target}:", (DEPLOY.parent / "Makefile").read_text("utf-8"), re.M)
            case ["docker", "compose", "exec", service, "mattock", *words]:
                assert service in services
                command = (
                    " ".join(words)
                    .replace("/etc/", f"{tmp_path}/etc/")
                    .replace("/data/", f"{tmp_path}/data/")
                )
                run(f"{BIN}/mattock {command}", tmp_path)
            case ["docker", "compose", "exec", service, "rm", file]:
                assert service in services
                assert Path(file.replace("/data/", f"{tmp_path}/data/")).exists()
            case ["docker", "compose", "cp", source, "."]:
                service, _, file = source.partition(":")
                assert service in services
                assert Path(file.replace("/data/", f"{tmp_path}/data/")).exists()
            case ["docker", "compose", "up", "--detach"]:
                pass
            case ["install", "-m", "644", *files, "/etc/systemd/system/"]:
                assert all((DEPLOY.parent / file).is_file() for file in files)
            case ["systemctl", "enable", "--now", *units]:
                assert all("[Install]" in (DEPLOY / unit).read_text(encoding="utf-8") for unit in units)
            case ["caddy", "tables.example", "run", "--config", file]:
                assert (DEPLOY.parent / file).is_file()
            case _:
                raise AssertionError(f"{line}: nobody has looked at this")
