import { describe, expect, it } from 'vitest';
import { UsageError } from './command-line.ts';
import { readTask } from './tasks.ts';

describe('a task of the command line', () => {
  it.each([
    ['cart', null],
    ['cart --mutation', null],
    ['--accept', { task: 'accept', flow: null }],
    ['cart --accept', { task: 'accept', flow: 'cart' }],
    ['--compare', { task: 'compare', flow: null, isJson: false }],
    ['cart --compare --format json', { task: 'compare', flow: 'cart', isJson: true }],
    ['--mutation', { task: 'mutation', count: 100, seed: 1 }],
    ['--mutation --count 24 --seed 7', { task: 'mutation', count: 24, seed: 7 }],
  ])('is read from "%s"', (parameters, task) => {
    expect(readTask(parameters.split(' '))).toEqual(task);
  });

  it.each([
    ['chekout --accept', /^Unknown flow "chekout"\. Did you mean "checkout"\?/],
    ['cart checkout --accept', /^Name only one flow; remove "checkout"\.$/],
    ['--accept --format json', /^--accept and --format cannot be combined\.$/],
    ['--compare --seed 1', /^--compare and --seed cannot be combined\.$/],
    ['--compare --format csv', /^--compare supports only text or json, not "csv"\.$/],
    ['--accept --mutation', /^--accept and --mutation cannot be combined\.$/],
    ['--mutation --count 0', /^--count must be a whole number of at least 1, not "0"\.$/],
    ['--mutation --sed 1', /cannot be combined|Unknown option/],
  ])('is refused from "%s"', (parameters, sentence) => {
    expect(() => readTask(parameters.split(' '))).toThrow(UsageError);
    expect(() => readTask(parameters.split(' '))).toThrow(sentence);
  });
});
