import { pack } from '../cover/run-address.ts';

interface WalkedPath {
  readonly input: string;
  /** The labels of the stimuli. */
  readonly steps: readonly string[];
}

/** The visualiser's URL of a failed path, up to the failed step (0 is the start), with the state seen there. */
export const brokenAddress = (
  flow: string,
  { input, steps }: WalkedPath,
  step: number,
  seen: string,
): string =>
  `#/${flow}?run=${pack({ input, steps: steps.slice(0, step), at: step, broken: { step, seen } })}`;

const address = /#\/([\w-]+)\?run=[\w-]+/g;

/** The top-level key in the JSON reports of vitest and Playwright. */
const lists = ['testResults', 'suites'] as const;

function isReport(text: string): boolean {
  try {
    const report: unknown = JSON.parse(text);
    return lists.some((list) => Array.isArray((report as Partial<Record<string, unknown>> | null)?.[list]));
  } catch {
    return false;
  }
}

/** The distinct addresses of this kind in a JSON report of vitest or Playwright; null if the text isn't a report. */
export const brokenAddressesIn = (report: string, flow: string): readonly string[] | null =>
  isReport(report)
    ? [...new Set([...report.matchAll(address)].filter(([, id]) => id === flow).map(([found]) => found))]
    : null;
