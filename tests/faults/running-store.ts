import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { CrashPointName } from '../../server/kernel/crash-points.ts';
import { buildStore } from './built-store.ts';

export const tokenSecret = 'a secret of the fault tests, long enough to be one';

/** Once for all stores of this process. */
let built: Promise<string> | null = null;

/** A store that is killed and restarted at the same address. */
export interface RunningStore {
  readonly url: string;
  /**
   * Starts it; with `crashAt`, it kills itself when it passes that point for the nth time. Resolves when it is
   * listening, or has already died.
   */
  start(crashAt?: { readonly point: CrashPointName; readonly pass: number }): Promise<void>;
  /** Resolves as soon as it runs. */
  up(): Promise<void>;
  /** Resolves when the current process was killed; rejects if it ended differently. */
  ended(): Promise<void>;
  /** Sends SIGKILL, like a power failure. */
  kill(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function createStore(environment: Readonly<Record<string, string>>): Promise<RunningStore> {
  built ??= buildStore();
  const program = await built;
  const port = await freePort();
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  let up = Promise.withResolvers<void>();

  const start: RunningStore['start'] = async (crashAt) => {
    const started = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'] ?? '',
        // Each start would else compile the same program anew.
        NODE_COMPILE_CACHE: dirname(program),
        LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
        TOKEN_SECRET: tokenSecret,
        PORT: String(port),
        RATE_LIMIT_SCALE: '1000',
        SALES_TAX_SERVICE: 'stripe',
        ...environment,
        ...(crashAt === undefined ? {} : { SONDE_CRASH_AT: `${crashAt.point}:${crashAt.pass}` }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const words: string[] = [];
    createInterface({ input: started.stderr }).on('line', (line) => words.push(line));
    ended = once(started, 'close').then(([exitCode]: (number | null)[]) => {
      if (exitCode !== null)
        throw new Error(`The store exited unexpectedly with ${exitCode}:\n${words.join('\n')}`);
    });
    const ready = once(started.stdout, 'data').then(() => {
      up.resolve();
      // Not earlier: a caller waiting since an earlier start would wait forever if this process died before it was
      // listening.
      started.once('close', () => {
        up = Promise.withResolvers<void>();
      });
    });
    await Promise.race([ready, ended]);
  };

  return {
    url: `http://127.0.0.1:${port}`,
    start,
    up: () => up.promise,
    ended: () => ended,
    async kill() {
      child?.kill('SIGKILL');
      await ended;
    },
  };
}
