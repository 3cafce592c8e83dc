import type { SuitePath } from '../../../model-tests/cover/path-suite.types.ts';
import { brokenAddress } from '../../../model-tests/replay/broken-address.ts';
import { textOfPath } from '../../../model-tests/export/as-text.ts';

/** The error of a path that diverged: its text up to the failed step, and the expected state. */
export function brokenPath(
  flow: string,
  described: SuitePath,
  walked: number,
  expected: string,
  found: string,
  cause: unknown,
): Error {
  const way = textOfPath({ ...described, steps: described.steps.slice(0, walked) }, 0);
  const labels = described.steps.map(({ stimulus }) => stimulus);
  const address = brokenAddress(flow, { input: described.input, steps: labels }, walked, found);
  return new Error(`${way}\nExpected: ${expected}\nFound:    ${found}\nOn the chart: ${address}`, { cause });
}
