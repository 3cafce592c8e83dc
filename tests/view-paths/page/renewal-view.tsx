import type { RenewalEvent, RenewalSnapshot } from '@sonde/machines/renewal';
import { RunningRenewal } from '../../../src/features/renewal/running-renewal.tsx';
import { OnPage } from './on-page.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

/** A renewal by hand as on its page. */
export const RenewalView = (flow: ViewProps<RenewalSnapshot, RenewalEvent>) => (
  <OnPage>
    <RunningRenewal {...flow} card={scriptedCardPayments} />
  </OnPage>
);
