import { afterAll, beforeAll, expect, it } from 'vitest';
import { UsageError } from '../command-line.ts';
import { makeRepository } from './repository.fixture.ts';
import { suiteOfCommit } from './revision-suite.ts';

const repository = makeRepository();

/** A version with one flow, whose generator prints its arguments. */
beforeAll(() => {
  repository.write('machines/registry.ts', "export const registry = [{ id: 'door' }];");
  repository.write('model-tests/main.ts', 'console.log(JSON.stringify({ asked: process.argv.slice(2) }));');
  repository.commit('door');
});

afterAll(repository.remove);

it('has the paths of that version, from its own generator', async () => {
  expect(await suiteOfCommit(repository.folder, 'HEAD', 'door', ['--seed', '2'])).toEqual({
    asked: ['door', '--seed', '2'],
  });
});

it('is null for a newer flow, all of whose paths are added', async () => {
  expect(await suiteOfCommit(repository.folder, 'HEAD', 'window', [])).toBeNull();
});

it('rejects a version without a generator', async () => {
  await expect(suiteOfCommit(repository.folder, 'empty', 'door', [])).rejects.toThrow(UsageError);
});
