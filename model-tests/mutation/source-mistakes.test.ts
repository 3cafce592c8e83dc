import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../cover/random.ts';
import { drawnMistakes, mistakesIn } from './source-mistakes.ts';

const source = `
import { door } from './door.setup.ts';

const closing = { actions: 'ring', target: 'closed' } as const;

export const doorMachine = setup({ actions: { target: 'nothing' } }).createMachine({
  id: 'door',
  initial: 'open',
  context: ({ input }) => ({ target: input.target }),
  states: {
    open: {
      entry: ['greet', 'ring'],
      on: { pushed: closing, pulled: { guard: 'isStrong', target: 'broken' } },
    },
    closed: {
      invoke: {
        src: 'askWhoIsThere',
        onDone: [{ guard: 'isFriend', target: 'open' }, { target: 'broken' }],
        onError: 'broken',
      },
    },
    broken: { type: 'final' },
  },
});
`;

const mistakes = mistakesIn('door.machine.ts', source, randomNumbers(1));
const textsOf = (kind: string) =>
  mistakes.filter(({ mistake }) => mistake === kind).map(({ was, is }) => `${was} > ${is}`);

describe('the mistakes in a source', () => {
  it('are in guards', () => {
    expect(textsOf('guard dropped')).toEqual(["guard: 'isStrong', > ", "guard: 'isFriend', > "]);
    expect(textsOf('guard flipped')).toEqual([
      "'isStrong' > opposite('isStrong' as never)",
      "'isFriend' > opposite('isFriend' as never)",
    ]);
  });

  it('are in targets, but neither in functions nor in the setup', () => {
    const targets = mistakes.filter(({ mistake }) => mistake === 'target changed');
    expect(targets.map(({ was }) => was).sort()).toEqual([
      "'broken'",
      "'broken'",
      "'broken'",
      "'closed'",
      "'open'",
      "'open'",
    ]);
    expect(targets.filter(({ was, is }) => was === is)).toEqual([]);
  });

  it('are in actions', () => {
    expect(textsOf('action dropped')).toEqual(["actions: 'ring', > ", "'greet', > ", "'ring' > "]);
    expect(textsOf('action changed')).toEqual(["'ring' > 'greet'", "'greet' > 'ring'", "'ring' > 'greet'"]);
  });

  it('are in branches', () => {
    expect(textsOf('branch dropped')).toEqual([
      "{ guard: 'isFriend', target: 'open' }, > ",
      "{ target: 'broken' } > ",
    ]);
    expect(textsOf('branches swapped')).toEqual([
      "{ guard: 'isFriend', target: 'open' }, { target: 'broken' } > { target: 'broken' }, { guard: 'isFriend', target: 'open' }",
    ]);
  });

  it('are in events', () => {
    expect(textsOf('event dropped')).toEqual([
      'pushed: closing, > ',
      "pulled: { guard: 'isStrong', target: 'broken' } > ",
    ]);
  });

  it('change one place of the source', () => {
    for (const { was, is, text, mistake } of mistakes) {
      const added = mistake === 'guard flipped' ? "import { not as opposite } from 'xstate';\n".length : 0;
      expect(text.length - added).toBe(source.length - was.length + is.length);
    }
  });

  it('are drawn alike for the same seed', () => {
    const sources = [{ file: 'door.machine.ts', text: source }];
    const drawWith = (seed: number) => drawnMistakes(sources, randomNumbers(seed)).map(({ was }) => was);
    expect(drawWith(1)).toEqual(drawWith(1));
    expect(drawWith(1)).not.toEqual(drawWith(2));
  });
});
