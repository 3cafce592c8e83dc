import { Trans, useLingui } from '@lingui/react/macro';
import { isCheckoutUnreachable, isCheckoutRequested, isUnorderable } from '@sonde/machines/cart';
import { useOnline } from '../../browser/use-online.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { goToUnusableNumber } from '../../ui/number-field/unusable-number.ts';
import type { CartScreenProps } from './cart-screen.types.ts';
import { goToUnsoldNotice } from './unsold-notice.tsx';

function comeIntoSight(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'nearest' });
}

/** The link to the checkout. Without a network the buyer stays, because the browser would show its own error page. */
export function CheckoutButton({ snapshot, send }: CartScreenProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const leave = () => {
    if (goToUnusableNumber()) return;
    if (isUnorderable(snapshot)) {
      goToUnsoldNotice();
      return;
    }
    send({ type: isOnline ? 'checkout.requested' : 'checkout.unreachable' });
  };
  return (
    <>
      <Button variant="primary" width="full" pending={isCheckoutRequested(snapshot)} onClick={leave}>
        <Trans comment="Button that leads from the cart to the checkout">Checkout</Trans>
      </Button>
      {isCheckoutUnreachable(snapshot) && !isOnline && (
        <Notice ref={comeIntoSight} tone="attention" role="alert" title={t`No connection`}>
          <Trans>Your cart is safe. Check your connection and try again.</Trans>
        </Notice>
      )}
    </>
  );
}
