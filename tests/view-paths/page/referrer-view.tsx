import type { ReferrerEvent, ReferrerSnapshot } from '@sonde/machines/referrer';
import { RunningReferrer } from '../../../src/features/referrer/running-referrer.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** The link and the code as on their page. */
export const ReferrerView = (flow: ViewProps<ReferrerSnapshot, ReferrerEvent>) => (
  <OnPage>
    <RunningReferrer {...flow} />
  </OnPage>
);
