import { describe, expect, it } from 'vitest';
import { UsageError } from '../model-tests/command-line.ts';
import { readOptions } from './options.ts';

describe('the command line', () => {
  it('needs nothing', () => {
    expect(readOptions([])).toEqual({ log: null, out: null, since: null, port: 4173 });
  });

  it('accepts every option', () => {
    expect(readOptions(['--since', 'v1', '--out', 'flows', '--log', 'shop.log'], '80')).toEqual({
      log: 'shop.log',
      out: 'flows',
      since: 'v1',
      port: 80,
    });
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    [['--sinse', 'v1'], undefined, /^Unknown option "--sinse"\. Did you mean "--since"\?$/],
    [['--bogus'], undefined, /^Unknown option "--bogus"\.$/],
    [['--since'], undefined, /^--since needs a value\.$/],
    [['checkout'], undefined, /^All flows are drawn.*remove "checkout"\.$/],
    [['--out='], undefined, /--out needs a value/],
    [[], '65536', /whole number from 0 to 65535, not "65536"/],
    [[], 'x', /whole number/],
  ])('refuses %j with port %s in a sentence', (parameters, port, sentence) => {
    expect(() => readOptions(parameters, port)).toThrow(UsageError);
    expect(() => readOptions(parameters, port)).toThrow(sentence);
  });
});
