import { readFileSync } from 'node:fs';
import { registry } from '../machines/registry.ts';
import { scenarios } from '../machines/testing/index.ts';
import { readChart } from './chart/read-chart.ts';
import { UsageError } from './command-line.ts';
import { cachedSuite } from './cover/cached-suite.ts';
import { generatePaths } from './cover/path-suite.ts';
import { exploreMachine } from './explore/explored-machine.ts';
import { differenceFormats } from './export/difference-formats.ts';
import { formats } from './export/formats.ts';
import { mutationScore } from './mutation/score.ts';
import { scoreText } from './mutation/score-text.ts';
import { type PathOptions, readOptions, usage } from './options.ts';
import { brokenAddressesIn } from './replay/broken-address.ts';
import { differenceOf } from './since/difference.ts';
import { commitOf } from './since/in-revision.ts';
import { repository, suiteOfCommit } from './since/revision-suite.ts';
import { chosenPaths } from './select/place-choice.ts';
import { scenarioFor } from './select/purchase-choice.ts';
import { shortestPathPassing } from './select/shortest-path.ts';
import { runTask } from './run-task.ts';
import { readTask } from './tasks.ts';

/** `main.ts <flow> [options]`: prints the path tests of a flow. */

/** The links to the drawings that `npm run flows` serves. */
function failedText(file: string, flow: string): string {
  let report: string;
  try {
    report = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The report "${file}" of --failed cannot be read.`);
  }
  const addresses = brokenAddressesIn(report, flow);
  if (addresses === null)
    throw new UsageError(
      `"${file}" is not a JSON report of Vitest or Playwright. Create one with --reporter=json.`,
    );
  if (addresses.length === 0) return `No path of ${flow} broke in ${file}.\n`;
  const links = addresses.map((address) => `http://127.0.0.1:4173/${address}`);
  return [`Start "npm run flows", then open the failed paths:`, ...links].map((line) => `${line}\n`).join('');
}

async function outputFor(given: PathOptions): Promise<string> {
  const { flow, format, since, failed, isMutationRequested, purchase, places, ...options } = given;
  if (failed !== null) return failedText(failed, flow);
  const entry = registry.find(({ id }) => id === flow);
  const scenario = purchase === null ? scenarios[flow] : scenarioFor(flow, purchase);
  if (entry === undefined || scenario === undefined)
    throw new UsageError(`The flow "${flow}" has no scenario in machines/testing/scenarios/.`);
  // Before the exploration, which takes seconds, so that an unknown revision fails immediately.
  const commit = since === null ? null : commitOf(repository, since);
  const generate = () => {
    const explored = exploreMachine(entry, scenario);
    return generatePaths(explored, {
      ...options,
      choose: (found) =>
        chosenPaths(readChart(entry), found, places, (requested) =>
          shortestPathPassing(explored, requested, options.maxSteps),
        ),
    });
  };
  if (isMutationRequested) {
    const score = mutationScore(entry.machine, scenario, generate().paths);
    return format === 'json' ? `${JSON.stringify(score, null, 2)}\n` : scoreText(score);
  }
  const asked = { ...options, purchase, places };
  const suite = await cachedSuite(repository, flow, asked, () => generate().suite);
  if (since === null || commit === null) return formats[format](suite);
  const { cover, also, maxSteps, seed } = options;
  const before = await suiteOfCommit(repository, commit, flow, [
    '--format',
    'json',
    '--cover',
    [cover, ...also].join('+'),
    '--seed',
    String(seed),
    '--max-steps',
    maxSteps === Infinity ? 'any' : String(maxSteps),
  ]);
  return differenceFormats[format](differenceOf(since, before ?? { ...suite, paths: [] }, suite), suite);
}

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const parameters = process.argv.slice(2);
  const task = readTask(parameters);
  if (task === null) {
    const options = readOptions(parameters);
    process.stdout.write(options === null ? `${usage}\n` : await outputFor(options));
  } else process.exitCode = runTask(task, (text) => process.stdout.write(text));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
