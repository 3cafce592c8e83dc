import type { ShopTable } from './shop-table.ts';

/** A path short enough to read, and to walk within a test's time limit. */
export const mostSteps = 40;

/** Events and outcomes that can't be caused, each with the reason. */
export const notCaused = ({
  events,
  services,
}: ShopTable): readonly (readonly [what: string, reason: string])[] =>
  [
    ...Object.entries(events),
    ...Object.entries(services).flatMap(([service, outcomes]) =>
      Object.entries(outcomes).map(([name, outcome]) => [`${service}: ${name}`, outcome] as const),
    ),
  ].flatMap(([what, how]) => ('cannot' in how ? [[what, how.cannot] as const] : []));
