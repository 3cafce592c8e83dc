import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintOf, copyRepository } from './repository-copy.ts';

/**
 * A new error code, added to a copy of the repository by four files: its reaction, its meaning, its text for buyers and
 * its sentence for agents. The types of tests then ask for the case in which the shop returns it.
 */

const code = 'CREDIT_LIMIT_REACHED';
/** The new one is inserted wherever this one is mentioned. */
const like = 'NO_PERMISSIONS';

/** In milliseconds; each check starts a tool of its own. */
const longest = 300_000;

let copy: string;

/** Inserts a text before a match in a file. */
function plant(file: string, place: RegExp, text: string): void {
  const path = join(copy, file);
  const present = readFileSync(path, 'utf8');
  const changed = present.replace(place, (found) => text + found);
  if (changed === present) throw new Error(`Nothing in ${file} matches ${place.source}`);
  writeFileSync(path, changed);
}

beforeAll(() => {
  copy = copyRepository();
  const codes = 'machines/rules/errors/error-codes.ts';
  plant(codes, new RegExp(`^  '${like}',`, 'm'), `  '${code}',\n`);
  plant(codes, new RegExp(`^  ${like}: \\{`, 'm'), `  ${code}: { target: 'stay', isRetryable: false },\n`);
  plant(
    'schema.graphql',
    new RegExp(`(?<=^enum CheckoutErrorCode \\{\\n)`, 'm'),
    `  "The buyer owes too much."\n  ${code}\n`,
  );
  plant(
    'src/features/trouble/refusal-texts.ts',
    new RegExp(`^  ${like}:`, 'm'),
    `  ${code}: msg\`Your organization’s credit is used up. Pay an open invoice first.\`,\n`,
  );
  plant(
    'server/agents/mapping/refusal-sentences.ts',
    new RegExp(`^  ${like}:`, 'm'),
    `  ${code}: 'The buyer owes too much.',\n`,
  );
  for (const parameters of [['tools/codegen.ts'], ['tools/messages.ts']]) {
    const complaint = complaintOf(copy, parameters);
    if (complaint !== null) throw new Error(complaint);
  }
}, longest);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const tsc = 'node_modules/typescript/bin/tsc';
const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

type Check = readonly [what: string, parameters: readonly string[]];

const shortChecks: readonly Check[] = [
  ['the tests of codes', [...vitest, '--project=machines', 'machines/rules/errors/']],
];

/** What short runs leave out: it reads the whole repository again. */
const longChecks: readonly Check[] = [
  ['the types of machines', [tsc, '-p', 'machines']],
  ['the types of the server', [tsc, '-p', 'server']],
  ['the types of src', [tsc, '-p', 'src']],
  ['the comparison of rules and schema', [...vitest, '--project=contract', 'tests/contract/schema.test.ts']],
];

describe('a new error code', { timeout: longest }, () => {
  it.each([...shortChecks, ...(process.env['FULL'] === '1' ? longChecks : [])])(
    'passes %s',
    (_what, parameters) => {
      expect(complaintOf(copy, parameters)).toBeNull();
    },
  );
});
