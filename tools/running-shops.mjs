// Records which shops run from this folder, because they read the build and the packages as long as they run.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folderOf = (root) => join(root, 'node_modules', '.stamps', 'running');

/** Ignores a process ID that was reused for another process, if the system provides the command line. */
function isAlive(pid, command) {
  try {
    process.kill(pid, 0);
    return (
      !existsSync('/proc/self/cmdline') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(command)
    );
  } catch {
    return false;
  }
}

/** Records a child process that runs `command` from `root`, until this process exits. */
export function noteRunningShop(root, { pid }, command) {
  const note = join(folderOf(root), String(pid));
  mkdirSync(folderOf(root), { recursive: true });
  writeFileSync(note, command);
  process.on('exit', () => rmSync(note, { force: true }));
}

/** The IDs of the running processes. Records of others are removed. */
export function runningShops(root) {
  if (!existsSync(folderOf(root))) return [];
  return readdirSync(folderOf(root))
    .filter((name) => {
      const note = join(folderOf(root), name);
      const lives = isAlive(Number(name), readFileSync(note, 'utf8'));
      if (!lives) rmSync(note, { force: true });
      return lives;
    })
    .map(Number);
}
