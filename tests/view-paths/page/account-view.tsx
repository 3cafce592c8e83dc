import type { AccountEvent, AccountSnapshot } from '@sonde/machines/account';
import { RunningAccount } from '../../../src/features/account/running-account.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** A flow of its own. */
const elsewhere = () => null;

/** The account as on its page. */
export const AccountView = (flow: ViewProps<AccountSnapshot, AccountEvent>) => (
  <OnPage>
    <RunningAccount {...flow} savedMethods={elsewhere} />
  </OnPage>
);
