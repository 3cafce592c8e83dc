import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const importedFrom = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

const forbidden = [
  ['the clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\b|\bTemporal\.Now\b/],
  ['chance', /\bMath\.random\b|\bcrypto\b/],
  [
    'the world outside',
    /\bfetch\(|\bprocess\b|\bglobalThis\b|\bdocument\b|\bwindow\b|\bconsole\b|\blocalStorage\b/,
  ],
  ['waiting', /\bsetTimeout\b|\bsetInterval\b|\bawait\b/],
] as const;

function source(file: string): string {
  return readFileSync(resolve(folder, file), 'utf8');
}

function code(file: string): string {
  return source(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
}

it('the rules were found', () => {
  expect(rules).toContain(join('money', 'money.ts'));
});

describe.each(rules)('%s', (file) => {
  it('imports nothing from outside the rules', () => {
    const outside = [...source(file).matchAll(importedFrom)]
      .map(([, specifier]) => specifier as string)
      .filter((specifier) => {
        if (!specifier.startsWith('.')) return true;
        return relative(folder, resolve(folder, dirname(file), specifier)).startsWith('..');
      });
    expect(outside).toEqual([]);
  });

  it.each(forbidden)('does not touch %s', (_, pattern) => {
    expect(code(file)).not.toMatch(pattern);
  });
});
