import { registry } from '../machines/registry.ts';
import { scenarios } from '../machines/testing/index.ts';
import { generatePaths } from './cover/path-suite.ts';
import { exploreMachine } from './explore/explored-machine.ts';
import { differenceAsText } from './export/difference-as-text.ts';
import { formats } from './export/formats.ts';
import { mutationScore } from './mutation/score.ts';
import { scoreText } from './mutation/score-text.ts';
import { type PathOptions, readOptions, usage, UsageError } from './options.ts';
import { differenceOf } from './since/difference.ts';
import { suiteOfRevision } from './since/revision-suite.ts';

/** `main.ts <flow> [options]`: prints the path tests of a flow. */

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function outputFor({ flow, format, since, isMutationWanted, ...options }: PathOptions): string {
  const entry = registry.find(({ id }) => id === flow);
  const scenario = scenarios[flow];
  if (entry === undefined || scenario === undefined)
    throw new UsageError(
      `Nothing says yet what can happen to "${flow}": machines/testing/scenarios/ lacks it.`,
    );
  const { suite, paths } = generatePaths(exploreMachine(entry, scenario), options);
  if (isMutationWanted) {
    const score = mutationScore(entry.machine, scenario, paths);
    return format === 'json' ? asJson(score) : scoreText(score);
  }
  if (since === null) return formats[format](suite);
  const { cover, maxSteps, seed } = options;
  const before = suiteOfRevision(since, [
    flow,
    '--format',
    'json',
    '--cover',
    cover,
    '--seed',
    String(seed),
    '--max-steps',
    maxSteps === Infinity ? 'any' : String(maxSteps),
  ]);
  const difference = differenceOf(since, before, suite);
  if (format === 'text') return differenceAsText(difference);
  return format === 'json' ? asJson(difference) : formats[format]({ ...suite, paths: difference.added });
}

// Whoever reads only the beginning closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const options = readOptions(process.argv.slice(2));
  process.stdout.write(options === null ? `${usage}\n` : outputFor(options));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
