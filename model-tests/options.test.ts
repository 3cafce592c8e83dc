import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

describe('the command line', () => {
  it('needs nothing but a flow', () => {
    expect(readOptions(['cart'])).toEqual({
      flow: 'cart',
      format: 'text',
      cover: 'transitions',
      maxSteps: Infinity,
      seed: 1,
      since: null,
      isMutationWanted: false,
    });
  });

  it('takes every option', () => {
    expect(
      readOptions(
        'cart --format json --cover pairs --max-steps 9 --seed 0 --since main --mutation'.split(' '),
      ),
    ).toEqual({
      flow: 'cart',
      format: 'json',
      cover: 'pairs',
      maxSteps: 9,
      seed: 0,
      since: 'main',
      isMutationWanted: true,
    });
  });

  it('explains itself', () => {
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    [[], /Which flow\? There are: .*checkout/],
    [['nowhere'], /no flow "nowhere".*checkout/],
    [['cart', 'checkout'], /One flow at a time/],
    [['cart', '--format', 'pdf'], /--format is text, json.*"pdf"/],
    [['cart', '--cover', 'all'], /--cover is states, transitions, guards, pairs; "all"/],
    [['cart', '--max-steps', '0'], /--max-steps is a whole number from 1 on; "0"/],
    [['cart', '--max-steps', '1e3'], /whole number/],
    [['cart', '--seed', 'x'], /--seed is a whole number from 0 on/],
    [['cart', '--sed', '1'], /--sed/],
  ])('refuses %j in a sentence', (parameters, sentence) => {
    expect(() => readOptions(parameters)).toThrow(UsageError);
    expect(() => readOptions(parameters)).toThrow(sentence);
  });
});
