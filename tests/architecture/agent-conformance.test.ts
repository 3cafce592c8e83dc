import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/agents-conformance.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z0-9 ]+: /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', file = '', said = '']) => ({ name, file, said }));

it('lists each of the 59 public cases once', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(59);
  expect(rows).toHaveLength(59);
});

it('names tests that exist, or a reason', () => {
  const missing = rows.filter(({ file, said }) =>
    file === '–'
      ? said === ''
      : !readFileSync(`tests/contract/${file}.test.ts`, 'utf8').includes(`'${said}'`),
  );
  expect(missing).toEqual([]);
});
