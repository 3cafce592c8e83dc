import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sonde-parent-'));
const bootstrap = new URL('./bootstrap.mjs', import.meta.url).href;

beforeAll(() => {
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write('package.json', JSON.stringify({ scripts: { serve: 'node launch.mjs', watch: 'node watch.mjs' } }));
  const launcher = (...parameters: string[]) =>
    `import { handOver } from '${bootstrap}'; console.log('launcher ' + process.pid); handOver(${JSON.stringify(parameters)});`;
  write('launch.mjs', launcher(join(folder, 'serve.mjs')));
  write('watch.mjs', launcher(`--watch-path=${folder}`, join(folder, 'serve.mjs')));
  write('serve.mjs', `console.log('server runs'); setInterval(() => {}, 1000);`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The command once its server is running, with a way to signal it, and its end, when the last process that holds its
 * output has exited.
 */
async function startScript(script: string) {
  const npm: ChildProcess = spawn('npm', ['run', script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(npm, 'close');
  let said = '';
  npm.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  while (!/server runs/.test(said)) await once(npm.stdout!, 'data');
  return { npm: npm.pid ?? 0, launcher: Number(/launcher (\d+)/.exec(said)?.[1]), ended };
}

describe('a long-running npm script', () => {
  it.each([
    ['serve', 'npm', 'SIGTERM'],
    ['serve', 'npm', 'SIGKILL'],
    ['serve', 'launcher', 'SIGTERM'],
    ['serve', 'launcher', 'SIGKILL'],
    ['watch', 'npm', 'SIGTERM'],
    ['watch', 'npm', 'SIGKILL'],
    ['watch', 'launcher', 'SIGTERM'],
  ] as const)(
    'ends (%s) when the %s gets %s',
    async (script, who, signal) => {
      const run = await startScript(script);
      process.kill(run[who], signal);
      await expect(run.ended).resolves.toBeDefined();
    },
    30_000,
  );
});
