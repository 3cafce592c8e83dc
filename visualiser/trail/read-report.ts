import type { TrailEntry } from '../../machines/flow/index.ts';
import { isTrail } from './read-trail.ts';

/** An error report from the shop's log. */
export interface ErrorReport {
  readonly errorId: string;
  /** What failed, in the page's words. */
  readonly message: string;
  /** The address of the page without tokens, such as `/us/en/checkout/`; empty if it isn't known. */
  readonly page: string;
  readonly trail: readonly TrailEntry[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function reportIn(line: string): ErrorReport | null {
  try {
    // A log collector may add text around the JSON.
    const value: unknown = JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1));
    if (typeof value !== 'object' || value === null || !('errorId' in value) || !('trail' in value))
      return null;
    const { errorId, trail, message, page } = value as Readonly<Record<string, unknown>>;
    if (typeof errorId !== 'string' || !isTrail(trail)) return null;
    return { errorId, trail, message: textOf(message), page: textOf(page) };
  } catch {
    return null;
  }
}

/** What a page calls an error towards the buyer. */
export const isErrorId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text.trim());

/** The country whose shop a page belongs to, in capitals; empty if there is none in its address. */
export const countryOfPage = (page: string): string => /^\/([a-z]{2})\//.exec(page)?.[1]?.toUpperCase() ?? '';

/** The last report in an excerpt of the shop's log; null if there is none. */
export const readReport = (log: string): ErrorReport | null =>
  log
    .split('\n')
    .map(reportIn)
    .findLast((report) => report !== null) ?? null;

/** The first machine in a trail that exists; null if there is none. */
export const machineOf = (trail: readonly TrailEntry[], machines: readonly string[]): string | null =>
  trail.map(({ actor }) => actor).find((actor) => machines.includes(actor)) ?? null;
