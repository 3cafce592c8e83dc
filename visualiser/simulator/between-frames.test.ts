import { expect, it } from 'vitest';
import { betweenFrames } from './between-frames.ts';

const never = new AbortController().signal;

/** Pieces of work that end only after another task in the same process has run. */
function* untilHeard(heard: { isTrue: boolean }): Generator<undefined, string, undefined> {
  while (!heard.isTrue) yield;
  return 'heard';
}

it('other tasks run between two pieces', async () => {
  const heard = { isTrue: false };
  setTimeout(() => {
    heard.isTrue = true;
  });
  expect(await betweenFrames(untilHeard(heard), never)).toBe('heard');
});

it('aborted work ends', async () => {
  const controller = new AbortController();
  const work = betweenFrames(untilHeard({ isTrue: false }), controller.signal);
  controller.abort();
  expect(await work).toBeNull();
});
