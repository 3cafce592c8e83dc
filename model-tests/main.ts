import { registry } from '../machines/registry.ts';
import { scenarios } from '../machines/testing/index.ts';
import { generatePaths } from './cover/path-suite.ts';
import { formats } from './export/formats.ts';
import { type PathOptions, readOptions, usage, UsageError } from './options.ts';

/** `main.ts <flow> [options]`: prints the path tests of a flow. */

function outputFor({ flow, format, ...options }: PathOptions): string {
  const entry = registry.find(({ id }) => id === flow);
  const scenario = scenarios[flow];
  if (entry === undefined || scenario === undefined) throw new UsageError(`"${flow}" has no scenario.`);
  return formats[format](generatePaths(entry, scenario, options).suite);
}

try {
  const options = readOptions(process.argv.slice(2));
  process.stdout.write(options === null ? `${usage}\n` : outputFor(options));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
