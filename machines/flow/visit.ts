import type { ItemEvent } from '../rules/analytics/index.ts';

/** What a chart emits for analytics. `src/flow/use-flow.ts` records it for visitors who agreed. */
export interface VisitEmitted {
  readonly type: 'visit.recorded';
  readonly event: ItemEvent;
}
