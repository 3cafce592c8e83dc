import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The entry point of `npm start`. */
export const entry = fileURLToPath(new URL('../../build/shop/main.js', import.meta.url));

export interface StartedProcess {
  /** Its output so far, on both streams. */
  readonly said: readonly string[];
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Resolves when it is listening or has ended. */
  readonly settled: Promise<unknown>;
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

/** Starts the built shop with these variables only. */
export const startMain = (variables: Variables): StartedProcess => startScript(entry, variables);

/** Starts a script that opens a shop, in a folder, with these variables only. */
export function startScript(script: string, variables: Variables, folder?: string): StartedProcess {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const open = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (line.startsWith('The shop is open')) resolve();
      });
    }
  });
  return {
    said,
    ended,
    settled: Promise.race([open, ended]),
    signal: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
