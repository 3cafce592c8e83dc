import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyBuiltRepository } from '../kit/repository-copy.ts';
import { ask } from '../security/ask.ts';
import { freePort } from '../support/free-port.ts';
import { type StartedProcess, startScript } from '../support/started-process.ts';

/** `npm start` beside a shop that runs from the same folder; short runs try the start that would rebuild it. */
const isFull = process.env['FULL'] === '1';

/** In milliseconds; a start may build the shop. */
const longest = 300_000;

let folder: string;
let dataDir: string;
let url: string;
let shop: StartedProcess;
let files: readonly string[];

const start = (port: number, data: string) =>
  startScript(
    'tools/start.mjs',
    { SANDBOX: 'on', LOG_LEVEL: 'silent', PORT: String(port), DATA_DIR: data },
    folder,
  );

/** The files that a page names: scripts, styles, fonts and pictures. */
const filesOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/["'(](\/[\w/.-]+\.(?:js|css|svg|woff2))["')?]/g)].map(([, path = '']) => path),
  ),
];

beforeAll(async () => {
  folder = copyBuiltRepository();
  dataDir = mkdtempSync(join(tmpdir(), 'sonde-second-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = start(port, join(dataDir, 'first'));
  await shop.settled;
  files = filesOf((await ask(url, '/us/en/product/iq3/')).text);
}, longest);
afterAll(async () => {
  await shop.stop();
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
});

/** Requests a page and its files until the work ends; the number of responses by status. */
async function askDuring(work: () => Promise<unknown>): Promise<Readonly<Record<number, number>>> {
  const responses: Record<number, number> = {};
  const over = new AbortController();
  const ended = work().finally(() => over.abort());
  while (!over.signal.aborted)
    for (const path of ['/us/en/product/iq3/', ...files]) {
      const { status } = await ask(url, path);
      responses[status] = (responses[status] ?? 0) + 1;
    }
  await ended;
  return responses;
}

const onlySuccesses = { 200: expect.any(Number) as number };

interface Second {
  readonly words: string;
  /** What happens before the second start. */
  readonly before?: () => void;
  readonly data: () => string;
  readonly says: RegExp;
  readonly code: number;
}

const seconds: readonly Second[] = [
  {
    words: 'with a data folder of its own, opens another one',
    data: () => join(dataDir, 'second'),
    says: /^The shop is open/m,
    code: 0,
  },
  {
    words: 'with the same data folder, ends',
    data: () => join(dataDir, 'first'),
    says: /Another shop \(process \d+\) is running/,
    code: 1,
  },
  {
    words: 'after a source has changed, ends before it builds',
    before: () => appendFileSync(join(folder, 'src/root.tsx'), '\n'),
    data: () => join(dataDir, 'second'),
    says: /Nothing was changed\. Stop it first\./,
    code: 1,
  },
];

it.each(isFull ? seconds : seconds.slice(-1))(
  'a second start $words, and every file of the running shop is served',
  async ({ before, data, says, code }) => {
    before?.();
    const port = await freePort();
    const responses = await askDuring(async () => {
      const second = start(port, data());
      await second.settled;
      expect(second.said.join('\n')).toMatch(says);
      await second.stop();
      expect(await second.ended).toBe(code);
    });
    expect(files.length).toBeGreaterThan(5);
    expect(responses).toEqual(onlySuccesses);
    expect(responses[200]).toBeGreaterThan(files.length);
  },
  longest,
);
