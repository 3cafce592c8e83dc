import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hold } from './resources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const LONGEST_START_MILLISECONDS = 120_000;
const LONGEST_END_MILLISECONDS = 20_000;
const LINES_KEPT = 30;

/** The only environment variables that a measured process inherits. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG'] as const;

export type Variables = Readonly<Record<string, string>>;

function environmentOf(variables: Variables): NodeJS.ProcessEnv {
  const kept = inherited.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return { ...Object.fromEntries(kept), ...variables };
}

export interface ProcessOptions {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly variables: Variables;
  /** The process is ready with the first line that starts with this. */
  readonly readyLine: string;
}

export interface RunningProcess {
  readonly pid: number;
  /** From the start to the ready line. */
  readonly readyMilliseconds: number;
  /** Shuts down the process and its group; resolves when it has ended. */
  stop(): Promise<void>;
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(-child.pid, name);
  };
  signal('SIGTERM');
  await Promise.race([ended, wait(LONGEST_END_MILLISECONDS, undefined, { ref: false })]);
  signal('SIGKILL');
  await ended;
}

/** Starts a process in a group of its own and resolves when it is ready; throws with its last lines. */
export async function startProcess({
  command,
  parameters,
  variables,
  readyLine,
}: ProcessOptions): Promise<RunningProcess> {
  const begin = performance.now();
  const child = spawn(command, parameters, {
    cwd: root,
    env: environmentOf(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = hold(() => end(child, ended));
  const lines: string[] = [];
  const ready = new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (lines.push(line) > LINES_KEPT) lines.shift();
        if (line.startsWith(readyLine)) resolve(performance.now() - begin);
      });
    }
  });
  const readyMilliseconds = await Promise.race([
    ready,
    ended.then(() => null),
    wait(LONGEST_START_MILLISECONDS, null, { ref: false }),
  ]);
  if (readyMilliseconds === null || child.pid === undefined) {
    await stop();
    throw new Error(`${command} ${parameters.join(' ')} did not become ready:\n${lines.join('\n')}`);
  }
  return { pid: child.pid, readyMilliseconds, stop };
}
