// A long-running process must not outlive the one that started it. npm exits without ending its children, and a signal
// to npm reaches only the shell in between.
import { existsSync, readFileSync } from 'node:fs';

const everyMilliseconds = 500;

const isOfNpm = (pid) => readFileSync(`/proc/${pid}/environ`, 'latin1').includes('npm_lifecycle_event=');

/** The command name may contain anything, so the state and the parent are read after its closing bracket. */
const parentOf = (pid) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? 0);

/**
 * The parent and the processes above it that the same npm started, up to that npm. Without `/proc`, only the parent.
 */
function line() {
  const pids = [process.ppid];
  if (!existsSync('/proc/self/stat')) return pids.join();
  try {
    for (let pid = process.ppid; pid > 1 && isOfNpm(pid); pids.push(pid)) pid = parentOf(pid);
  } catch {
    // A process that is gone or belongs to another user ends the search.
  }
  return pids.join();
}

const atStart = line();

/** From now on, sends this process SIGTERM as soon as its original parent, or the npm above it, is gone. */
export function endWithParent() {
  const timer = setInterval(() => {
    if (line() === atStart) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMilliseconds);
  timer.unref();
}
