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

/** Every such address in a report, whichever runner wrote it; each once. */
export const brokenAddressesIn = (report: string, flow: string): readonly string[] => [
  ...new Set([...report.matchAll(address)].filter(([, id]) => id === flow).map(([found]) => found)),
];
