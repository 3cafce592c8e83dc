import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { operatorAnnouncements } from './shop-announcements.ts';
import { connect } from './db/connect.ts';
import { keptTokenSecret, parseEnvironment } from './environment/environment.ts';
import { sharedSettingsOf } from './environment/shared-settings.ts';
import { issueMaintenancePass } from './kernel/maintenance-pass.ts';
import { createTokens } from './kernel/tokens.ts';
import { createCatalogueCache } from './modules/catalogue/catalogue-cache.ts';
import { embeddedTaxProvider } from './modules/tax/embedded-tax-provider.ts';
import { openTaxService } from './open-tax-service.ts';
import { commandEnding } from './operator/command-ending.ts';
import { failedResult, findCommand, helpOf, notConfirmed } from './operator/operator-command.ts';
import { operatorCommands, type OperatorServices } from './operator/operator-commands.ts';
import { findRunningDatabase, openIdleDatabase } from './operator/operator-database.ts';
import { runRecorded } from './operator/operator-log.ts';
import { readCommandLine } from './operator/read-command-line.ts';

/**
 * The operators' command, `npm run shop -- …`. It works on the database of a running shop, which sends the emails that
 * follow.
 */

function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const line = readCommandLine(process.argv.slice(2), operatorCommands);
if ('problem' in line) fail([line.problem, '', helpOf(operatorCommands, process.argv.slice(2))]);
const { words, options, help, json, yes } = line;

/** Asks on the terminal before something is changed, unless the answer was given with `--yes`. */
async function confirm(question: string): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

if (help || words.length === 0) {
  process.stdout.write(`${helpOf(operatorCommands, words)}\n`);
  process.exit(0);
}
const typed = findCommand(operatorCommands, words, options);
if ('problem' in typed) fail([typed.problem, '', helpOf(operatorCommands, words)]);
const problem = typed.command.problemOf?.(typed.parameters, typed.options) ?? null;
if (problem !== null) fail([problem]);
const parsed = parseEnvironment({ ...process.env });
if (!parsed.ok) fail(parsed.problems);
const {
  asksTaxService,
  card,
  databaseUrl,
  dataDir,
  host,
  port,
  publicUrl,
  regionalAccounts: regional,
  seller,
  taxRegistrations,
  tokenSecret,
} = parsed.environment;
const report = (sentence: string) => process.stderr.write(`${sentence}\n`);
const question = typed.command.question?.(typed.parameters, typed.options);
if (question !== undefined && !(await confirm(question))) fail([notConfirmed]);
const database =
  typed.command.needsEmptyDatabase === true
    ? await openIdleDatabase({ databaseUrl, dataDir }).catch((error: unknown) => fail([sentenceOf(error)]))
    : findRunningDatabase({ databaseUrl, dataDir });
if (database === null)
  fail([`No shop is running on ${dataDir}. Start it first, or name its folder with DATA_DIR.`]);
const { url } = database;
const sql = connect(url, { poolSize: 1 });
const services: OperatorServices = {
  sql,
  url,
  now: () => new Date(),
  ...operatorAnnouncements,
  catalogue: createCatalogueCache(sql),
  taxProvider:
    asksTaxService && card !== null
      ? openTaxService({ card, regional, report, tracing: null })
      : embeddedTaxProvider,
  taxRegistrations,
  seller,
  sellerCountry: seller.country,
  operator: process.env['SUDO_USER'] ?? userInfo().username,
  confirm,
  waitForShop: () => pause(500),
  publicUrl: publicUrl ?? `http://${host}:${port}`,
  issueMaintenancePass: () =>
    issueMaintenancePass(createTokens(tokenSecret ?? keptTokenSecret(dataDir)), new Date()),
  sharedSettings: sharedSettingsOf(parsed.environment, tokenSecret),
};
const result = await runRecorded(services, typed.command, typed.parameters, typed.options).catch(
  (error: unknown) => ({ ...failedResult(sentenceOf(error)), recordProblem: null }),
);
await sql.end({ timeout: 1 });
await database.close();
const { exitCode, output, problems } = commandEnding(result, json);
if (output !== '') process.stdout.write(`${output}\n`);
if (problems.length > 0) process.stderr.write(`${problems.join('\n')}\n`);
process.exitCode = exitCode;
