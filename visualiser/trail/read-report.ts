import type { TrailEntry } from '../../machines/flow/index.ts';
import { isTrail } from './read-trail.ts';

/** An error as the shop's log tells of it. */
export interface ErrorReport {
  readonly errorId: string;
  readonly trail: readonly TrailEntry[];
}

function reportIn(line: string): ErrorReport | null {
  try {
    // Whatever collects a log may write its own words around the line.
    const value: unknown = JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1));
    if (typeof value !== 'object' || value === null || !('errorId' in value) || !('trail' in value))
      return null;
    const { errorId, trail } = value;
    return typeof errorId === 'string' && isTrail(trail) ? { errorId, trail } : null;
  } catch {
    return null;
  }
}

/** The last report in a piece of the shop's log; null where there is none. */
export const readReport = (log: string): ErrorReport | null =>
  log
    .split('\n')
    .map(reportIn)
    .findLast((report) => report !== null) ?? null;

/** The machine of which a trail tells: the first that it names; null where it names none that there is. */
export const machineOf = (trail: readonly TrailEntry[], machines: readonly string[]): string | null =>
  trail.map(({ actor }) => actor).find((actor) => machines.includes(actor)) ?? null;
