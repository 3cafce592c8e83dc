import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { SendCommand } from './webdriver/commands.ts';

/** A running browser without another one's data. */
export interface RunningBrowser {
  readonly send: SendCommand;
  close(): Promise<void>;
}

/** A browser engine for the journeys. */
export interface Engine {
  readonly name: string;
  start(): Promise<RunningBrowser>;
}

/** The maximum time for a browser to start listening. */
const longestStart = { timeout: 20_000, interval: 50 };

/** Retries until a starting process responds. */
export const untilItListens = <T>(connect: () => Promise<T>): Promise<T> => vi.waitFor(connect, longestStart);

/** A folder for a browser's files, used as the home of its processes. */
export const newHome = (): string => mkdtempSync(join(tmpdir(), 'sonde-engine-'));

/** Starts a program with a home of its own; its output is ignored unless it ends too early. */
export function startProgram(
  file: string,
  parameters: readonly string[],
  home: string,
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(file, parameters, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: home, ...environment },
  });
}

/** Ends programs, last one first, and removes their home. */
export async function endPrograms(programs: readonly ChildProcess[], home: string): Promise<void> {
  for (const program of programs.toReversed()) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    const ended = once(program, 'exit');
    program.kill();
    await ended;
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
