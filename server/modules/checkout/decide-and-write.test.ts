import { describe, expect, it } from 'vitest';
import { refusal } from '../../kernel/refusal.ts';
import { decideAndWrite, stale } from './decide-and-write.ts';

interface Counter {
  readonly value: number;
  readonly isRemembered: boolean;
}

const tooLarge = refusal('INVALID', 'value', 'QUANTITY');

/** A stored number that can be incremented up to 9 if it is unchanged since it was loaded. */
function store(value: number | null, remembered?: number) {
  const state = { value, loads: 0 };
  const outcome = (elsewhere: () => void = () => {}) =>
    decideAndWrite<Counter, number, number>({
      async load(isFirstRound) {
        state.loads += 1;
        if (isFirstRound && remembered !== undefined) return { value: remembered, isRemembered: true };
        return state.value === null ? null : { value: state.value, isRemembered: false };
      },
      decide: (loaded) =>
        loaded.value < 9 ? { ok: true, change: loaded.value + 1 } : { ok: false, refusals: [tooLarge] },
      async write(loaded, change) {
        elsewhere();
        if (loaded.value !== state.value) return stale;
        state.value = change;
        return { ok: true, done: change };
      },
    });
  return { state, outcome };
}

describe('a change', () => {
  it('is written based on what was loaded', async () => {
    const { state, outcome } = store(1);
    expect(await outcome()).toEqual({ status: 'done', done: 2 });
    expect(state).toEqual({ value: 2, loads: 1 });
  });

  it('is written based on what is remembered, if that is still current', async () => {
    const { state, outcome } = store(1, 1);
    expect(await outcome()).toEqual({ status: 'done', done: 2 });
    expect(state.loads).toBe(1);
  });

  it.each([
    ['changed since', 5, 1, { status: 'done', done: 6 }],
    ['forbids it', 5, 9, { status: 'done', done: 6 }],
    ['is gone', null, 1, { status: 'missing' }],
    [
      'allows what is forbidden now',
      9,
      1,
      { status: 'refused', refusals: [tooLarge], loaded: { value: 9, isRemembered: false } },
    ],
  ])('is decided again if what is remembered %s', async (_what, value, remembered, expected) => {
    const { state, outcome } = store(value, remembered);
    expect(await outcome()).toEqual(expected);
    expect(state.loads).toBe(2);
  });

  it('is decided again after a concurrent change, up to a limit', async () => {
    let isFaster = true;
    const { state, outcome } = store(1);
    const once = await outcome(() => {
      if (isFaster) state.value = 3;
      isFaster = false;
    });
    expect(once).toEqual({ status: 'done', done: 4 });
    let changes = 0;
    const always = await outcome(() => {
      changes += 1;
      state.value = -changes;
    });
    expect(always).toEqual({ status: 'lost' });
    expect(changes).toBe(7);
  });
});
