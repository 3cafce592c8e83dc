import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UsageError } from '../command-line.ts';
import { suiteOfCommit } from './revision-suite.ts';

let repository = '';

const git = (...parameters: readonly string[]) => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@clinic.example'];
  const { status } = spawnSync('git', [...identity, ...parameters], { cwd: repository });
  if (status !== 0) throw new Error(`git ${parameters.join(' ')} failed.`);
};

/** A version with one flow, whose generator prints what it was asked. */
beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'sonde-repository-'));
  git('init', '--quiet');
  writeFileSync(join(repository, 'package.json'), '{ "type": "module" }');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Nothing yet');
  git('tag', 'empty');
  for (const folder of ['machines', 'model-tests']) mkdirSync(join(repository, folder));
  writeFileSync(join(repository, 'machines/registry.ts'), "export const registry = [{ id: 'door' }];");
  writeFileSync(
    join(repository, 'model-tests/main.ts'),
    'console.log(JSON.stringify({ asked: process.argv.slice(2) }));',
  );
  git('add', '.');
  git('commit', '--quiet', '-m', 'A door');
});

afterAll(() => rmSync(repository, { recursive: true, force: true }));

it('has the paths that the flow had then, of the generator of then', async () => {
  expect(await suiteOfCommit(repository, 'HEAD', 'door', ['--seed', '2'])).toEqual({
    asked: ['door', '--seed', '2'],
  });
});

it('has none of a flow that was made since: all of its paths came', async () => {
  expect(await suiteOfCommit(repository, 'HEAD', 'window', [])).toBeNull();
});

it('refuses a version without a generator', async () => {
  await expect(suiteOfCommit(repository, 'empty', 'door', [])).rejects.toThrow(UsageError);
});
