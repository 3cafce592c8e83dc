import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintOf, copyRepository } from './repository-copy.ts';

/** A new country, added to a copy of the repository by three files: its row, its delivery and its holidays. */

/** It has a currency and languages that the shop has. */
const code = 'LU';
const neighbour = 'BE';

/** In milliseconds; each check starts a tool of its own. */
const longest = 300_000;

interface Country {
  readonly code: string;
  readonly languages: readonly { readonly url: string; readonly bcp47: string }[];
}

interface ShippingMethod {
  readonly countries: readonly string[];
}

let copy: string;

/** Changes a table of the copy. */
function edit<Table>(file: string, change: (table: Table) => Table): void {
  const path = join(copy, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as Table)));
}

beforeAll(() => {
  copy = copyRepository();
  edit<readonly Country[]>('machines/rules/places/data/countries.json', (countries) =>
    countries.flatMap((country) => {
      if (country.code !== neighbour) return [country];
      const languages = country.languages.map(({ url }) => ({ url, bcp47: `${url}-${code}` }));
      return [country, { ...country, code, timeZone: 'Europe/Luxembourg', languages }];
    }),
  );
  edit<readonly ShippingMethod[]>('server/seed/catalogue/shipping-methods.json', (methods) =>
    methods.map((method) =>
      method.countries.includes(neighbour) ? { ...method, countries: [...method.countries, code] } : method,
    ),
  );
  edit<Readonly<Record<string, unknown>>>('server/modules/delivery/public-holidays.json', (holidays) => ({
    ...holidays,
    [code]: holidays[neighbour],
  }));
  for (const tool of ['tools/locale-formats.ts', 'tools/codegen.ts']) {
    const complaint = complaintOf(copy, [tool]);
    if (complaint !== null) throw new Error(complaint);
  }
}, longest);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

type Check = readonly [what: string, parameters: readonly string[]];

const shortChecks: readonly Check[] = [
  ['the check of the catalog', ['server/seed/main.ts', '--check']],
  [
    'the tests of places and payment methods',
    [...vitest, '--project=machines', 'machines/rules/places/', 'machines/rules/payment/'],
  ],
];

/** What short runs leave out: it reads the whole repository again. */
const longChecks: readonly Check[] = [
  ['the tests of machines and rules', [...vitest, '--project=machines']],
  ['the types of machines', ['node_modules/typescript/bin/tsc', '-p', 'machines']],
  ['the types of the server', ['node_modules/typescript/bin/tsc', '-p', 'server']],
  ['the types of src', ['node_modules/typescript/bin/tsc', '-p', 'src']],
  ['the tests of server and views', [...vitest, '--project=unit', 'server/', 'src/']],
];

describe('a new country', { timeout: longest }, () => {
  it.each([...shortChecks, ...(process.env['FULL'] === '1' ? longChecks : [])])(
    'passes %s',
    (_what, parameters) => {
      expect(complaintOf(copy, parameters)).toBeNull();
    },
  );
});
