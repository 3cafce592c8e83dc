import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The processes of a shop's database in its data folder, the main process first. */
export function databaseProcesses(dataDir: string): readonly number[] {
  const file = readFileSync(join(dataDir, 'postgres', '18', 'postmaster.pid'), 'utf8');
  const first = Number(file.split('\n')[0]);
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = all
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === first)
    .map(([pid]) => pid ?? 0);
  return [first, ...children];
}

/**
 * SIGSTOP makes the database hang until SIGCONT. The main process gets the signal before its children are listed, so
 * that it starts no more of them once stopped; a worker that has just ended needs no signal.
 */
export function signalDatabase(dataDir: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const [first] = databaseProcesses(dataDir);
  if (first !== undefined) process.kill(first, signal);
  const children = databaseProcesses(dataDir).slice(1);
  for (const pid of children) signalIfThere(pid, signal);
}

function signalIfThere(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
