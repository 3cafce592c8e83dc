import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statesIn } from '../../model-tests/chart/read-chart.ts';
import { UsageError } from '../../model-tests/command-line.ts';
import { readRevision } from './read-revision.ts';

let repository = '';

const git = (...parameters: readonly string[]) => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@clinic.example'];
  const { status } = spawnSync('git', [...identity, ...parameters], { cwd: repository });
  if (status !== 0) throw new Error(`git ${parameters.join(' ')} failed.`);
};

const registryOf = (states: string): string => `
import { createMachine } from 'xstate';
const machine = createMachine({ id: 'door', initial: 'shut', states: ${states} });
export const registry = [{ id: 'door', kind: 'flow', title: 'Door', machine }];
`;

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'sonde-repository-'));
  git('init', '--quiet');
  writeFileSync(join(repository, 'package.json'), '{ "type": "module" }');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Nothing yet');
  git('tag', 'empty');
  mkdirSync(join(repository, 'machines'));
  writeFileSync(join(repository, 'machines/registry.ts'), registryOf('{ shut: {}, open: {} }'));
  git('add', '.');
  git('commit', '--quiet', '-m', 'A door');
  git('tag', 'door');
  writeFileSync(join(repository, 'machines/registry.ts'), registryOf('{ shut: {} }'));
});

afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe('another version', () => {
  it('is read as it was committed, whatever lies in the folder now', async () => {
    const [chart] = await readRevision(repository, 'door');
    expect(chart?.title).toBe('Door');
    expect(chart && statesIn(chart.root).map(({ id }) => id)).toEqual(['door', 'door.shut', 'door.open']);
  });

  it.each([
    [
      'no-such-revision',
      'There is no git revision "no-such-revision" here. A branch, a tag or a commit is one.',
    ],
    ['--all', 'There is no git revision "--all" here.'],
    ['dor', 'There is no git revision "dor" here. Did you mean "door"?'],
    ['empty', 'The revision "empty" has no registry of machines; take a later one.'],
  ])('named "%s" is refused in a sentence', async (revision, sentence) => {
    const refusal = readRevision(repository, revision);
    await expect(refusal).rejects.toThrow(UsageError);
    await expect(refusal).rejects.toThrow(sentence);
  });
});
