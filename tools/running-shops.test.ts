import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runningShops } from './running-shops.mjs';

let root: string;
let running: ChildProcess;
const command = 'build/shop/main.js';

/** A folder with the tools and an outdated build. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sonde-tools-'));
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(root, 'tools'), { recursive: true });
  mkdirSync(join(root, 'build', 'shop'), { recursive: true });
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, command), `process.stdout.write('runs'); setInterval(() => {}, 1000);`);
  running = spawn(process.execPath, [command], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  if (running.stdout) await once(running.stdout, 'data');
  const notes = join(root, 'node_modules', '.stamps', 'running');
  mkdirSync(notes, { recursive: true });
  writeFileSync(join(notes, String(running.pid)), command);
});
afterEach(async () => {
  if (running.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  rmSync(root, { recursive: true, force: true });
});

describe('a shop running from a folder', () => {
  it.each(['buildShop', 'installPackages'])('keeps what it runs from, whatever calls %s', (step) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['-e', `import('./tools/bootstrap.mjs').then((tools) => tools.${step}())`],
      { cwd: root, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([
      1,
      `A shop (process ${running.pid}) runs from this folder, and what it runs from has changed since. ` +
        'Nothing was changed. Stop it first.\n',
    ]);
    expect(existsSync(join(root, command))).toBe(true);
  });

  it('is removed once it has exited, and so is a reused process ID', async () => {
    const notes = join(root, 'node_modules', '.stamps', 'running');
    writeFileSync(join(notes, String(process.pid)), command);
    expect(runningShops(root)).toEqual([running.pid]);
    running.kill('SIGKILL');
    await once(running, 'exit');
    expect(runningShops(root)).toEqual([]);
    expect(readdirSync(notes)).toEqual([]);
  });
});
