import { Trans } from '@lingui/react/macro';
import { IslandPlace } from '../island/island-place.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { orderAccessIsland } from './order-access-flow.tsx';

/** Asks a visitor who has only an order's link to prove that it is theirs; the same for an unknown order. */
export function OrderAccess({ orderToken }: { readonly orderToken: string }) {
  return (
    <>
      <NeedsScripts>
        <Trans>Turn on JavaScript to see names and addresses, or call us.</Trans>
      </NeedsScripts>
      <IslandPlace island={orderAccessIsland} data={{ orderToken }} />
    </>
  );
}
