import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { describePath, idLength, labelsOf } from '../../model-tests/cover/describe-path.ts';
import type { SuitePath } from '../../model-tests/cover/path-suite.types.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Run } from './run.ts';

/** The same hash as the generator's, so that equal paths have equal IDs. It is asynchronous only in the browser. */
async function hash(parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, idLength);
}

/** The run as a path test, in the format of the generated ones. */
export async function pathOfRun(chart: Chart, scenario: Scenario, run: Run): Promise<SuitePath> {
  const path = { ...run, steps: run.steps.slice(0, run.at) };
  const labels = labelsOf(path);
  const ids = await Promise.all(labels.map((_, index) => hash(labels.slice(0, index + 1))));
  return describePath(path, scenario, chart, (count) => ids[count - 1] ?? '');
}
