"""Makes an environment with the lowest versions that pyproject.toml allows, of some libraries or of all.

python -m tools.lowest FOLDER [NAME...]

Everything else, Mattock included, comes from the environment that this runs in.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

LOCKED = Path(__file__).parent.parent / "requirements" / "lowest.txt"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


def locked(names: list[str]) -> str:
    """The lines of the lock file for these libraries; for all of them without a name."""
    blocks = re.findall(r"^\S.*\n(?:[ #].*\n)*", LOCKED.read_text(encoding="utf-8"), re.M)
    wanted = [block for block in blocks if not names or block.partition("==")[0] in names]
    assert len(wanted) >= len(names), f"{LOCKED} lacks one of {names}"
    return "".join(wanted)


def main() -> int:
    folder, names = Path(sys.argv[1]), sys.argv[2:]
    venv.create(folder, clear=True, symlinks=True)
    python = folder / "bin" / "python"
    file = folder / "requirements.txt"
    file.write_text(locked(names), encoding="utf-8")
    install = ("install", "--no-deps", "--require-hashes", "-r", str(file))
    subprocess.run([*PIP, "--python", str(python), *install], check=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    usual = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"  # behind its own
    (packages / "usual.pth").write_text(usual, encoding="utf-8")
    lend_commands(folder / "bin")
    return 0


def lend_commands(folder: Path) -> None:
    """Copy the commands of the usual environment, run by the Python of this one."""
    here = f"#!{sys.executable}\n"
    for command in Path(sys.executable).parent.iterdir():
        text = command.read_bytes() if command.is_file() and not command.is_symlink() else b""
        if text.startswith(here.encode()) and not (folder / command.name).exists():
            lent = folder / command.name
            lent.write_bytes(text.replace(sys.executable.encode(), bytes((folder / "python").absolute()), 1))
            lent.chmod(0o755)


if __name__ == "__main__":
    sys.exit(main())
