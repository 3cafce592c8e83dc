import { describe, expect, it } from 'vitest';
import { UsageError } from './command-line.ts';
import { readOptions } from './options.ts';

describe('the command line', () => {
  it('requires only a flow', () => {
    expect(readOptions(['cart'])).toEqual({
      flow: 'cart',
      format: 'text',
      cover: 'transitions',
      maxSteps: 20,
      seed: 1,
      since: null,
      failed: null,
      isMutationWanted: false,
    });
  });

  it('accepts every option', () => {
    expect(
      readOptions('cart --format json --cover pairs --max-steps 9 --seed 0 --since main'.split(' ')),
    ).toEqual({
      flow: 'cart',
      format: 'json',
      cover: 'pairs',
      maxSteps: 9,
      seed: 0,
      since: 'main',
      failed: null,
      isMutationWanted: false,
    });
  });

  it('accepts options that replace the paths', () => {
    expect(readOptions('cart --mutation --format json'.split(' '))).toMatchObject({
      format: 'json',
      isMutationWanted: true,
    });
    expect(readOptions(['cart', '--failed', 'report.json'])).toMatchObject({ failed: 'report.json' });
  });

  it('accepts paths of any length', () => {
    expect(readOptions(['cart', '--max-steps', 'any'])).toMatchObject({ maxSteps: Infinity });
  });

  it('explains itself', () => {
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    [[], /Which flow\? There are: .*checkout/],
    [['nowhere'], /no flow "nowhere".*checkout/],
    [['chekout'], /no flow "chekout"\. Did you mean "checkout"\?/],
    [['cart', 'checkout'], /One flow at a time/],
    [['cart', '--format', 'pdf'], /--format is text, json.*"pdf"/],
    [['cart', '--cover', 'all'], /--cover is states, transitions, guards, pairs; "all"/],
    [['cart', '--max-steps', '0'], /^--max-steps is "any" or a whole number from 1 on; "0" is not\.$/],
    [['cart', '--max-steps', '-3'], /^--max-steps is "any" or a whole number from 1 on; "-3" is not\.$/],
    [['cart', '--max-steps=-3'], /whole number from 1 on; "-3" is not/],
    [['cart', '--seed', '-1'], /^--seed is a whole number from 0 on; "-1" is not\.$/],
    [['cart', '-3'], /^There is no option "-3"\.$/],
    ['cart --cover states --cover pairs'.split(' '), /^--cover is there twice; give it one value\.$/],
    ['cart --cover=states --cover states'.split(' '), /^--cover is there twice/],
    [['cart', '--max-steps', '1e3'], /whole number/],
    [['cart', '--seed', 'x'], /--seed is a whole number from 0 on/],
    [['cart', '--sed', '1'], /^There is no option "--sed"\. Did you mean "--seed"\?$/],
    [['cart', '-x'], /^There is no option "-x"\.$/],
    [['cart', '--formt=csv'], /Did you mean "--format"\?/],
    [['cart', '--since'], /^--since needs a value\.$/],
    [['cart', '--format'], /^--format needs a value\.$/],
    [['cart', '--format', '--cover', 'states'], /^--format needs a value\.$/],
    [['cart', '--since='], /^--since needs a value\.$/],
    [['cart', '--mutation=3'], /^--mutation takes no value; leave "=3" out\.$/],
    [
      'checkout --mutation --format gherkin'.split(' '),
      /^--mutation prints no paths, and is there as text or json; leave "--format gherkin" out\.$/,
    ],
    ['cart --failed report.json --format csv'.split(' '), /^--failed prints no paths.*"--format csv"/],
    ['cart --since main --mutation'.split(' '), /^--mutation and --since are two different questions/],
    ['cart --failed report.json --mutation'.split(' '), /^--failed and --mutation are two/],
    [['cart', '--cover', 'pair'], /Did you mean "pairs"\?/],
  ])('refuses %j in a sentence', (parameters, sentence) => {
    expect(() => readOptions(parameters)).toThrow(UsageError);
    expect(() => readOptions(parameters)).toThrow(sentence);
  });
});
