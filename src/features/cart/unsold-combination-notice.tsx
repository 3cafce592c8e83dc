import { Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { Notice } from '../../ui/notice/notice.tsx';

/** The lines as they stand are no bundle of the shop; said here, before anybody fills in an address for them. */
export function UnsoldCombinationNotice({ cart }: { cart: Checkout }) {
  if (cart.bundleType !== null) return null;
  const membership = cart.lines.find(({ kind }) => kind === 'SUBSCRIPTION')?.productName;
  const device = cart.lines.find(({ kind }) => kind === 'DEVICE')?.productName;
  return (
    <Notice tone="attention" role="status">
      {membership && device ? (
        <Trans>
          {membership} does not come with {device}. Remove one of them; the page of {device} shows the
          memberships that it comes with.
        </Trans>
      ) : (
        <Trans>These products are not sold together. Remove one of them.</Trans>
      )}
    </Notice>
  );
}
