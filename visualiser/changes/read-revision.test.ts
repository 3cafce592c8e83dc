import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statesIn } from '../../model-tests/chart/read-chart.ts';
import { UsageError } from '../../model-tests/command-line.ts';
import { makeRepository } from '../../model-tests/since/repository.fixture.ts';
import { readRevision } from './read-revision.ts';

const repository = makeRepository();

const registryOf = (states: string): string => `
import { createMachine } from 'xstate';
const machine = createMachine({ id: 'door', initial: 'shut', states: ${states} });
export const registry = [{ id: 'door', kind: 'flow', title: 'Door', machine }];
`;

beforeAll(() => {
  repository.write('machines/registry.ts', registryOf('{ shut: {}, open: {} }'));
  repository.commit('door');
  repository.write('machines/registry.ts', registryOf('{ shut: {} }'));
});

afterAll(repository.remove);

describe('another version', () => {
  it('is read as committed, whatever is in the folder now', async () => {
    const [chart] = await readRevision(repository.folder, 'door');
    expect(chart?.title).toBe('Door');
    expect(chart && statesIn(chart.root).map(({ id }) => id)).toEqual(['door', 'door.shut', 'door.open']);
  });

  it.each([
    ['no-such-revision', 'Unknown git revision "no-such-revision". Use a branch, a tag or a commit.'],
    ['--all', 'Unknown git revision "--all".'],
    ['dor', 'Unknown git revision "dor". Did you mean "door"?'],
    ['empty', 'The revision "empty" has no machine registry; use a later one.'],
  ])('named "%s" is refused in a sentence', async (revision, sentence) => {
    const refusal = readRevision(repository.folder, revision);
    await expect(refusal).rejects.toThrow(UsageError);
    await expect(refusal).rejects.toThrow(sentence);
  });
});
