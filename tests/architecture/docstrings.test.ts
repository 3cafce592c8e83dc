import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { undocumentedEntry, undocumentedExports, undocumentedPorts } from './docstrings.ts';

const sourcesIn = (pattern: string): readonly string[] =>
  globSync(pattern).filter((file) => !/\.(?:test|fixture|generated)\.ts$/.test(file));

/** What the entry points that `package.json` of the machines names lead to. */
const entryPoints = [
  'machines/*/index.ts',
  'machines/rules/*/index.ts',
  'machines/checkout/checkout-state.ts',
];

/**
 * Where ports are declared, and which interfaces are ports: what flows ask of the app, what modules of the server are
 * composed with, and the outside services, of which each has an adapter and a stand-in.
 */
const ports: readonly (readonly [where: string, pattern: string, isPort: (name: string) => boolean])[] = [
  ['the flows', 'machines/**/*.ts', (name) => /Ports?$/.test(name)],
  ["the server's modules", 'server/**/*-services.ts', (name) => name.endsWith('Services')],
  ['providers and registers', 'server/modules/**/*.ts', (name) => /(?:Provider|Vault|Registry)$/.test(name)],
  ['searches and services', 'server/modules/**/*.ts', (name) => /(?:Search|Service)$/.test(name)],
  ['what is measured', 'server/metrics/*.ts', (name) => name === 'ShopMeter'],
];

describe('a docstring precedes', () => {
  it('every rule', () => {
    const rules = sourcesIn('machines/rules/**/*.ts');
    expect(rules.length).toBeGreaterThan(100);
    const found = rules.flatMap((file) =>
      undocumentedExports(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('every export of the machines’ package', () => {
    const entries = entryPoints.flatMap((pattern) => globSync(pattern));
    expect(entries.length).toBeGreaterThan(50);
    expect([...new Set(entries.flatMap((file) => undocumentedEntry(file)))]).toEqual([]);
  });

  it.each(ports)('every port of %s', (_where, pattern, isPort) => {
    const sources = sourcesIn(pattern).map((file) => [file, readFileSync(file, 'utf8')] as const);
    expect(
      sources.some(([, source]) =>
        [...source.matchAll(/^export interface (\w+)/gm)].some(([, name = '']) => isPort(name)),
      ),
    ).toBe(true);
    const found = sources.flatMap(([file, source]) =>
      undocumentedPorts(source, isPort).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

it('finds an export without one', () => {
  const source =
    '/** Documented. */\nexport const documented = 1;\nexport function bare() {}\n\nexport interface Empty {}\nexport type Bare = 1;\n';
  expect(undocumentedExports(source)).toEqual(['bare', 'Empty', 'Bare']);
  expect(undocumentedExports(source, new Set(['documented', 'Empty']))).toEqual(['Empty']);
});

it('finds a port without one', () => {
  const source =
    '/** Ports. */\nexport interface Ports {\n  /** Documented. */\n  save(): void;\n  load(input: string): void;\n}\ninterface OtherPorts {\n}\n';
  expect(undocumentedPorts(source, (name) => name.endsWith('Ports'))).toEqual(['Ports.load', 'OtherPorts']);
});
