import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintOf, copyRepository } from './repository-copy.ts';

/**
 * A new text of the buyer, added to a copy of the repository: stored, reviewed, confirmed and mailed with six mentions.
 */

const [name, column] = ['departmentCode', 'department_code'];
/** The new one is inserted wherever the last one is mentioned. */
const last = 'costCentre';

/** In milliseconds; each check starts a tool of its own. */
const longest = 180_000;

let copy: string;

/** Inserts a text after each match of `before` in a file; `$1` is the content of its group. */
function plant(file: string, before: RegExp, text: string): void {
  const path = join(copy, file);
  const present = readFileSync(path, 'utf8');
  const changed = present.replaceAll(before, (found, group: string) => found + text.replaceAll('$1', group));
  if (changed === present) throw new Error(`Nothing in ${file} matches ${before.source}`);
  writeFileSync(path, changed);
}

beforeAll(() => {
  copy = copyRepository();
  plant('machines/rules/checkout/purchase-reference.ts', new RegExp(`'${last}'()`, 'g'), `, '${name}'`);
  plant('schema.graphql', new RegExp(`  ${last}: (String!?)\n`, 'g'), `  "Its department."\n  ${name}: $1\n`);
  plant('src/graphql/operations/fragments.graphql', new RegExp(`  ${last}()\n`, 'g'), `  ${name}\n`);
  const texts = 'label: msg`Department`, too_long: msg`Too long`, format: msg`Not like that`';
  plant(
    'src/features/references/reference-texts.ts',
    new RegExp(`  ${last}: \\{[^}]*\\}()*,\n`, 'g'),
    `  ${name}: { ${texts} },\n`,
  );
  // The languages of a country (fr-ca) take what they don't change from the language itself.
  for (const file of globSync('server/modules/mail/words/??.ts', { cwd: copy }))
    plant(file, new RegExp(`  ${last}: '(.*)',\n`, 'g'), `  ${name}: 'Department ($1)',\n`);
  writeFileSync(
    join(copy, 'server/db/migrations/999-department-code.sql'),
    ['checkout', 'orders']
      .map((table) => `alter table ${table} add column ${column} text not null default '';\n`)
      .join(''),
  );
  const complaint = complaintOf(copy, ['tools/codegen.ts']);
  if (complaint !== null) throw new Error(complaint);
}, longest);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const tsc = 'node_modules/typescript/bin/tsc';

type Check = readonly [what: string, parameters: readonly string[]];

const shortChecks: readonly Check[] = [
  [
    'the count of mentions, and the way from the API to order and mail',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/architecture/mentions.test.ts',
      'tests/contract/purchase-references.test.ts',
    ],
  ],
];

/** What short runs leave out: it reads the whole repository again. */
const longChecks: readonly Check[] = [
  ['the types of the server', [tsc, '-p', 'server']],
  ['the types of src', [tsc, '-p', 'src']],
  ['the types of tests', [tsc, '-p', '.']],
];

describe('a new text on the checkout', { timeout: longest }, () => {
  it.each([...shortChecks, ...(process.env['FULL'] === '1' ? longChecks : [])])(
    'passes %s',
    (_what, parameters) => {
      expect(complaintOf(copy, parameters)).toBeNull();
    },
  );
});
