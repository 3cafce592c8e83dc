import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The output of the command before it takes a screenshot. If it continues, it is stopped. */
const outputOf = (...parameters: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'screens.mjs'), ...parameters],
    { encoding: 'utf8', timeout: 20_000 },
  );
  return { status, stdout, stderr };
};

describe('npm run screens', () => {
  it('explains itself', () => {
    expect(outputOf('--help')).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^npm run screens\n.*\.cache\/screens/),
      stderr: '',
    });
  });

  it.each([
    [['--hlep'], 'Unknown option "--hlep"; npm run screens takes every picture.\n'],
    [['--help', '-x'], 'Unknown option "-x"; npm run screens takes every picture.\n'],
    [['checkout'], 'Unexpected "checkout"; npm run screens takes every picture.\n'],
  ])('refuses %j in a sentence', (parameters, sentence) => {
    expect(outputOf(...parameters)).toEqual({ status: 2, stdout: '', stderr: sentence });
  });
});
