import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { variables } from '../../server/environment/environment.schema.ts';
import people from '../../server/seed/sandbox/people.json' with { type: 'json' };
import vouchers from '../../server/seed/catalogue/vouchers.json' with { type: 'json' };

const page = readFileSync('docs/contract.md', 'utf8');

/** The part of the page below a heading. */
const sectionOf = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The names in code style in a text that match a pattern, sorted. */
const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => pattern.test(name))
    .sort();

/** The rest of the line that begins with these words. */
const lineOf = (text: string, beginning: string) =>
  text.split('\n').find((line) => line.startsWith(beginning)) ?? '';

it('the page of what outsiders rely on lists every variable, those of regions by their main name', () => {
  const isOfRegion = (name: string) => /^(?:STRIPE|PAYPAL|SELLER_BANK)_.*_(?:US|CA|EU|GB|AU)$/.test(name);
  const [, list = ''] = sectionOf('Environment').split('These names are stable:');
  const listed = namesIn(list.split('\n\n')[1] ?? '', /./);
  expect(listed).toEqual(
    Object.keys(variables.entries)
      .filter((name) => !isOfRegion(name))
      .sort(),
  );
});

it('the page lists every page of the shop', () => {
  const [, below = ''] = readFileSync('src/routes.ts', 'utf8').split("route(':countryCode/:language', ");
  const [inShop = ''] = below.split('\n  ]),');
  const routes = [...inShop.matchAll(/\broute\('([^'*]+|app\/\*)'/g)].map(([, path = '']) =>
    path.endsWith('*') ? `/${path}` : `/${path}/`,
  );
  const listed = namesIn(lineOf(sectionOf('Pages'), 'The home page is'), /^\/./);
  expect(listed).toEqual(routes.sort());
});

it.each([
  ['query', '- Queries'],
  ['mutation', '- Mutations'],
] as const)('the page lists every %s of the storefront', (kind, beginning) => {
  const operations = globSync('src/graphql/operations/*.graphql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(query|mutation) (\w+)/gm)]
      .filter(([, found]) => found === kind)
      .map(([, , name = '']) => name),
  );
  expect(namesIn(lineOf(sectionOf('Operations'), beginning), /./)).toEqual(operations.sort());
});

it('the page names six flows, each with a chart', () => {
  const named = namesIn(lineOf(sectionOf('Commands'), 'The ids of the named flows'), /./);
  expect(named).toEqual(['checkout', 'login', 'pricing-survey', 'pro-custom', 'trade-in', 'upgrade']);
  const flows = registry.filter(({ kind }) => kind === 'flow').map(({ id }) => id);
  expect(flows).toEqual(expect.arrayContaining([...named]));
});

it('the page lists every person of the sandbox, and codes and commands that exist', () => {
  const sandbox = sectionOf('Sandbox');
  expect(namesIn(sandbox, /@/)).toEqual(people.map(({ email }) => email).sort());
  const codes = vouchers.map(({ code }) => code);
  expect(namesIn(sandbox, /^[A-Z]+\d*$/).filter((code) => !codes.includes(code))).toEqual([]);
  const scripts = namesIn(sectionOf('Commands'), /^npm /).map((command) =>
    command
      .replace(/^npm (?:run )?/, '')
      .split(' ')
      .at(0),
  );
  expect(scripts.length).toBeGreaterThan(8);
  expect(scripts.filter((name) => !(name !== undefined && name in packageJson.scripts))).toEqual([]);
});
