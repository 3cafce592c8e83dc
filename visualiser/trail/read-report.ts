import type { TrailEntry } from '../../machines/flow/index.ts';
import { isTrail } from './read-trail.ts';

/** An error report from the shop's log. */
export interface ErrorReport {
  readonly errorId: string;
  readonly trail: readonly TrailEntry[];
}

function reportIn(line: string): ErrorReport | null {
  try {
    // A log collector may add text around the JSON.
    const value: unknown = JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1));
    if (typeof value !== 'object' || value === null || !('errorId' in value) || !('trail' in value))
      return null;
    const { errorId, trail } = value;
    return typeof errorId === 'string' && isTrail(trail) ? { errorId, trail } : null;
  } catch {
    return null;
  }
}

/** The last report in an excerpt of the shop's log; null if there is none. */
export const readReport = (log: string): ErrorReport | null =>
  log
    .split('\n')
    .map(reportIn)
    .findLast((report) => report !== null) ?? null;

/** The first machine in a trail that exists; null if there is none. */
export const machineOf = (trail: readonly TrailEntry[], machines: readonly string[]): string | null =>
  trail.map(({ actor }) => actor).find((actor) => machines.includes(actor)) ?? null;
