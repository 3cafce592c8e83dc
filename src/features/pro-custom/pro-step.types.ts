import type { ProCustomEvent, ProCustomSnapshot } from '@sonde/machines/pro-custom';
import type { ProWords } from '../pro-plan/pro-catalogue.ts';

/** What the view of each step gets. */
export interface ProStepProps {
  readonly snapshot: ProCustomSnapshot;
  readonly send: (event: ProCustomEvent) => void;
  readonly words: ProWords;
}
