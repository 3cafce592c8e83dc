import {
  type AccountInput,
  accountScreenOf,
  accountWithPorts,
  isEmailConfirmedIn,
} from '@sonde/machines/account';
import { useBankReturn } from '../../browser/use-bank-return.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { accountInputReader, createAccountPorts } from '../../ports/account-ports.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { LostPart } from '../trouble/lost-part.tsx';
import styles from './account.module.css';
import { SavedMethods } from './saved-methods/saved-methods.tsx';
import { RunningAccount } from './running-account.tsx';
import { useOrderHistory } from './use-order-history.ts';

const served: AccountInput = { isSignedIn: false, loginHash: '', invitation: null, organizationSlug: null };

const showSavedMethods = (membershipId: string | null) => <SavedMethods membershipId={membershipId} />;

interface AccountFlowProps {
  /** Whether the page is shown inside the mobile app. */
  readonly isInApp: boolean;
}

/** Starts the machine with its real ports. It stores no snapshot, because that would contain personal data. */
function AccountFlow({ isInApp }: AccountFlowProps) {
  const locale = useShopLocale();
  const trail = useTrail();
  const readInput = useOnce(() => accountInputReader(isInApp));
  const machine = useOnce(() => accountWithPorts(createAccountPorts(locale)));
  const { snapshot, send } = useFlow(machine, { input: served }, () => ({
    input: readInput(),
    ...liveViewOptions(trail.inspect),
  }));
  useBankReturn();
  const isReady = accountScreenOf(snapshot) === 'ready';
  const { part, isLost, onRetry } = useOrderHistory(isReady);
  return (
    <div className={isReady ? styles.page : undefined}>
      <Stack gap={8}>
        <RunningAccount snapshot={snapshot} send={send} savedMethods={showSavedMethods} />
        {isReady && part && (
          <div className={styles.orders} data-still>
            <part.OrderHistory isEmailConfirmed={isEmailConfirmedIn(snapshot)} />
          </div>
        )}
        {isLost && <LostPart onRetry={onRetry} />}
      </Stack>
    </div>
  );
}

export const accountIsland = island('account', AccountFlow, 'with the page');
