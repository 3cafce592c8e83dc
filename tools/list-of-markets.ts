import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The columns of `countries.json` that the lists are made from. */
interface CountryRow {
  readonly code: string;
  readonly enabled: boolean;
  readonly main: boolean;
}

/** The generated lists of the countries that the shop sells to, from the table of countries below `root`. */
export function listOfMarkets(root: string) {
  const rows = JSON.parse(
    readFileSync(join(root, 'machines/rules/places/data/countries.json'), 'utf8'),
  ) as readonly CountryRow[];
  const listOf = (isMain: boolean) =>
    rows.filter(({ enabled, main }) => enabled && main === isMain).map(({ code }) => `  '${code}',\n`);
  const list = (name: string, isMain: boolean) =>
    `export const ${name}: readonly string[] = [\n${listOf(isMain).join('')}];\n`;
  return {
    filename: 'machines/rules/places/markets.generated.ts',
    text: `// Generated from data/countries.json by tools/codegen.ts; do not edit.\n${list('mainMarkets', true)}${list('extraMarkets', false)}`,
  };
}
