import { useCallback, useEffect, useRef } from 'react';
import { cartVoucherOf, isReviewNext, itemCountOf } from '@sonde/machines/cart';
import { stateValueText } from '@sonde/machines/flow';
import { useStoredLostDiscount } from '../../browser/stored-lost-discount.ts';
import { ServedPart } from '../../browser/served-part.tsx';
import { openPage } from '../../browser/open-page.ts';
import { paths } from '../../page/paths.ts';
import { storedBuyerCards } from '../../browser/stored-buyer-cards.ts';
import { useCartInOtherTab } from '../../browser/use-cart-in-other-tab.ts';
import { useStoredCount } from '../../browser/use-stored-count.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useReached } from '../../flow/use-reached.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { CartFrame } from './cart-frame.tsx';
import { CartLoading } from './cart-loading.tsx';
import type { CartScreenProps } from './cart-screen.types.ts';
import { CartScreens } from './cart-screens.tsx';

interface RunningCartProps extends CartScreenProps {
  /** False until the server-rendered content is replaced. */
  readonly isRunning: boolean;
}

/** A running cart in the browser: its screens, changes from other tabs, and the way to checkout. */
export function RunningCart({ snapshot, send, isRunning }: RunningCartProps) {
  const locale = useShopLocale();

  useCartInOtherTab(useCallback(() => send({ type: 'cart.refreshed' }), [send]));

  useContained(snapshot, 'voucherForm');
  useStoredLostDiscount(cartVoucherOf(snapshot), isRunning);

  const { checkoutToken } = snapshot.context;
  useStoredCount(checkoutToken, isRunning ? itemCountOf(snapshot) : null);

  const openCheckout = useCallback(() => {
    const isCardSelected = checkoutToken !== null && storedBuyerCards.isOneSelected(checkoutToken);
    const open = isReviewNext(snapshot, isCardSelected) ? paths.checkoutReview : paths.checkout;
    openPage(open(locale));
  }, [snapshot, checkoutToken, locale]);
  useReached(snapshot.status === 'done' ? snapshot.status : null, openCheckout);

  const heading = useRef<HTMLHeadingElement>(null);
  const isUndoing = snapshot.matches('undoing');
  useEffect(() => {
    const title = heading.current;
    if (!isUndoing || !title) return;
    // The undo button disappears with what it undid.
    return () => {
      if (document.activeElement === document.body) title.focus();
    };
  }, [isUndoing]);

  return (
    <CartFrame state={stateValueText(snapshot)} heading={heading}>
      <ServedPart part="screen" waiting={<CartLoading />} withoutScripts={<NeedsScripts />}>
        <CartScreens snapshot={snapshot} send={send} />
      </ServedPart>
    </CartFrame>
  );
}
