import { packed } from '../cover/run-address.ts';

interface WalkedPath {
  readonly input: string;
  /** Labels of the stimuli. */
  readonly steps: readonly string[];
}

/** Where the visualiser shows a path that broke: the way up to the step (0 is the beginning), and what was seen there. */
export const brokenAddress = (
  flow: string,
  { input, steps }: WalkedPath,
  step: number,
  seen: string,
): string =>
  `#/${flow}?run=${packed({ input, steps: steps.slice(0, step), at: step, broken: { step, seen } })}`;

const address = /#\/([\w-]+)\?run=[\w-]+/g;

/** What the JSON of each runner has at its top: vitest, Playwright. */
const lists = ['testResults', 'suites'] as const;

function isReport(text: string): boolean {
  try {
    const report: unknown = JSON.parse(text);
    return lists.some((list) => Array.isArray((report as Partial<Record<string, unknown>> | null)?.[list]));
  } catch {
    return false;
  }
}

/** Every such address in a JSON report of vitest or Playwright, each once; null where the text is no such report. */
export const brokenAddressesIn = (report: string, flow: string): readonly string[] | null =>
  isReport(report)
    ? [...new Set([...report.matchAll(address)].filter(([, id]) => id === flow).map(([found]) => found))]
    : null;
