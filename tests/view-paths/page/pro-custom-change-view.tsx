import {
  type ProCustomChangeEvent,
  type ProCustomChangeSnapshot,
  proChangeStepOf,
  proChangeSteps,
} from '@sonde/machines/pro-custom-change';
import { soldMemberships } from '../../../machines/testing/index.ts';
import { RunningProChange } from '../../../src/features/pro-custom-change/running-pro-change.tsx';
import { useProChangeStepInUrl } from '../../../src/features/pro-custom-change/use-pro-change-step.ts';
import { OnPage } from './on-page.tsx';
import { proWords } from './pro-words.ts';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

const lower = Object.fromEntries(
  soldMemberships
    .flatMap(({ terms }) => terms)
    .map(({ sku }) => [
      sku,
      { name: sku, description: 'Cloud storage and sharing.', months: 12, trial: null },
    ]),
);

/** The change of a Pro plan as on its page, with a small catalog. */
export function ProCustomChangeView(flow: ViewProps<ProCustomChangeSnapshot, ProCustomChangeEvent>) {
  const step = proChangeStepOf(flow.snapshot);
  useProChangeStepInUrl(step && proChangeSteps.segmentOf(step), flow.send);
  return (
    <OnPage>
      <RunningProChange {...flow} words={proWords} lower={lower} card={scriptedCardPayments} />
    </OnPage>
  );
}
