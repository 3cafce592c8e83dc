import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { SendCommand } from './webdriver/commands.ts';

/** A browser that runs, with nothing kept from another one. */
export interface RunningBrowser {
  readonly send: SendCommand;
  close(): Promise<void>;
}

/** A browser engine in which the journeys are made. */
export interface Engine {
  readonly name: string;
  start(): Promise<RunningBrowser>;
}

/** As long as a browser may take to listen. */
const longestStart = { timeout: 20_000, interval: 50 };

/** Tries until something that is starting answers. */
export const untilItListens = <T>(connect: () => Promise<T>): Promise<T> => vi.waitFor(connect, longestStart);

/** A folder for a browser's own files, and for its processes as their home. */
export const newHome = (): string => mkdtempSync(join(tmpdir(), 'sonde-engine-'));

/** Starts a program in a home of its own; what it says is no matter unless it ends too early. */
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

/** Ends programs, the last one first, and takes their home away. */
export async function endPrograms(programs: readonly ChildProcess[], home: string): Promise<void> {
  for (const program of programs.toReversed()) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    const ended = once(program, 'exit');
    program.kill();
    await ended;
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
