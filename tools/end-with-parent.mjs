// A process that serves until somebody ends it must not outlive whoever started it: npm ends without its children, and a signal to npm reaches no further than the shell between.
import { existsSync, readFileSync } from 'node:fs';

const everyMilliseconds = 500;

const isOfNpm = (pid) => readFileSync(`/proc/${pid}/environ`, 'latin1').includes('npm_lifecycle_event=');

/** Behind the name of the command, which may hold anything, come its state and its parent. */
const parentOf = (pid) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? 0);

/** The parent, and above it all that one npm started, up to that npm; where the system does not say so, the parent alone. */
function line() {
  const pids = [process.ppid];
  if (!existsSync('/proc/self/stat')) return pids.join();
  try {
    for (let pid = process.ppid; pid > 1 && isOfNpm(pid); pids.push(pid)) pid = parentOf(pid);
  } catch {
    // Whoever is gone, or is another user's, has nothing above.
  }
  return pids.join();
}

const atStart = line();

/** From now on this process is told to end (SIGTERM) as soon as the parent that it began with, or the npm above, is gone. */
export function endWithParent() {
  const timer = setInterval(() => {
    if (line() === atStart) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMilliseconds);
  timer.unref();
}
