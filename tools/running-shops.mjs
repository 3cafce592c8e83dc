// Which shops run from this folder: they read what was built and installed for as long as they live.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folderOf = (root) => join(root, 'node_modules', '.stamps', 'running');

/** A number that the system gave to another process since does not count, where the system tells. */
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

/** Notes a child process that runs `command` from `root`, until it ends. */
export function noteRunningShop(root, { pid }, command) {
  const note = join(folderOf(root), String(pid));
  mkdirSync(folderOf(root), { recursive: true });
  writeFileSync(note, command);
  process.on('exit', () => rmSync(note, { force: true }));
}

/** The numbers of the processes; notes of those that died are removed. */
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
