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
      also: [],
      seeds: 1,
      purchase: null,
      places: { from: null, through: null, to: null },
      since: null,
      failed: null,
      isMutationRequested: false,
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
      also: [],
      seeds: 1,
      purchase: null,
      places: { from: null, through: null, to: null },
      since: 'main',
      failed: null,
      isMutationRequested: false,
    });
  });

  it('accepts options that replace the paths', () => {
    expect(readOptions('cart --mutation --format json'.split(' '))).toMatchObject({
      format: 'json',
      isMutationRequested: true,
    });
    expect(readOptions(['cart', '--failed', 'report.json'])).toMatchObject({ failed: 'report.json' });
  });

  it('accepts paths of any length', () => {
    expect(readOptions(['cart', '--max-steps', 'any'])).toMatchObject({ maxSteps: Infinity });
  });

  it('combines covers, and tries several seeds', () => {
    expect(readOptions('cart --cover transitions+guards+guards --seeds 5'.split(' '))).toMatchObject({
      cover: 'transitions',
      also: ['guards'],
      seeds: 5,
    });
  });

  it('chooses buyers and states', () => {
    expect(
      readOptions('cart --country DE --role ADMIN --from ready --through undoing --to empty'.split(' ')),
    ).toMatchObject({
      purchase: { country: 'DE', bundle: null, role: 'ADMIN' },
      places: { from: 'ready', through: 'undoing', to: 'empty' },
    });
  });

  it('explains itself', () => {
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    [[], /^Name a flow: .*checkout/],
    [['nowhere'], /^Unknown flow "nowhere".*checkout/],
    [['chekout'], /^Unknown flow "chekout"\. Did you mean "checkout"\?/],
    [['cart', 'checkout'], /^Name only one flow; remove "checkout"\.$/],
    [['cart', '--format', 'pdf'], /^--format must be one of text, json.*, not "pdf"/],
    [['cart', '--cover', 'all'], /^--cover must be one of states, transitions, guards, pairs, not "all"/],
    [['cart', '--max-steps', '0'], /^--max-steps must be "any" or a whole number of at least 1, not "0"\.$/],
    [
      ['cart', '--max-steps', '-3'],
      /^--max-steps must be "any" or a whole number of at least 1, not "-3"\.$/,
    ],
    [['cart', '--max-steps=-3'], /whole number of at least 1, not "-3"/],
    [['cart', '--seed', '-1'], /^--seed must be a whole number of at least 0, not "-1"\.$/],
    [['cart', '-3'], /^Unknown option "-3"\.$/],
    ['cart --cover states --cover pairs'.split(' '), /^--cover was given twice; give it once\.$/],
    ['cart --cover=states --cover states'.split(' '), /^--cover was given twice/],
    [['cart', '--max-steps', '1e3'], /whole number/],
    [['cart', '--seed', 'x'], /--seed must be a whole number of at least 0/],
    [['cart', '--sed', '1'], /^Unknown option "--sed"\. Did you mean "--seed"\?$/],
    [['cart', '-x'], /^Unknown option "-x"\.$/],
    [['cart', '--formt=csv'], /Did you mean "--format"\?/],
    [['cart', '--since'], /^--since needs a value\.$/],
    [['cart', '--format'], /^--format needs a value\.$/],
    [['cart', '--format', '--cover', 'states'], /^--format needs a value\.$/],
    [['cart', '--since='], /^--since needs a value\.$/],
    [['cart', '--mutation=3'], /^--mutation does not take a value; remove "=3"\.$/],
    [
      'checkout --mutation --format gherkin'.split(' '),
      /^--mutation prints no paths and supports only text or json; remove "--format gherkin"\.$/,
    ],
    ['cart --failed report.json --format csv'.split(' '), /^--failed prints no paths.*"--format csv"/],
    ['cart --since main --mutation'.split(' '), /^--mutation and --since cannot be combined/],
    ['cart --failed report.json --mutation'.split(' '), /^--failed and --mutation cannot be combined/],
    ['cart --cover states+pair'.split(' '), /^--cover must be one of .*not "pair"\. Did you mean "pairs"/],
    ['cart --seeds 0'.split(' '), /^--seeds must be a whole number of at least 1, not "0"\.$/],
    ['cart --since main --to empty'.split(' '), /^--since and --to cannot be combined\.$/],
    [['cart', '--cover', 'pair'], /Did you mean "pairs"\?/],
  ])('refuses %j in a sentence', (parameters, sentence) => {
    expect(() => readOptions(parameters)).toThrow(UsageError);
    expect(() => readOptions(parameters)).toThrow(sentence);
  });
});
