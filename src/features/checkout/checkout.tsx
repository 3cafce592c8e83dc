import { useCallback } from 'react';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import { replaceAddress, useAddress } from '../../page/address.ts';
import { island } from '../../page/island.ts';
import { paths } from '../../page/paths.ts';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { useServed } from '../../browser/use-served.ts';
import { useStoredToken } from '../../browser/use-stored-token.ts';
import { useReached } from '../../flow/use-reached.ts';
import { ServedParts } from '../../i18n/lazy-parts.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container } from '../../ui/layout/layout.tsx';
import { prepareCheckoutRequests } from '../../ports/checkout-ports.ts';
import { AwaitedScreen } from './awaited-screen.tsx';
import { CheckoutFlow, isFlowStored } from './checkout-flow.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { cardsRecalledFor, recallCards } from './recalled-cards.ts';
import type { ServedCheckout } from './served-checkout.ts';
import { loadCheckoutPart, useCheckoutPart } from './checkout-parts.ts';

interface CheckoutProps {
  /** The address rules of the page's country, so that the first step needs no request. */
  readonly rules: AddressRules;
  /**
   * The checkout of a link, which stays in the address until it is this browser's; null continues the browser's own.
   */
  readonly linkedToken: string | null;
  /** The checkout in this browser's cookie; null if the browser has to look it up. */
  readonly served: ServedCheckout | null;
}

function Checkout({ rules, linkedToken, served }: CheckoutProps) {
  const locale = useShopLocale();
  const storedToken = useStoredToken(served?.checkout.token);
  const embedded = useServed(served?.checkout ?? null, storedToken);
  const { path } = useAddress();
  const linked = linkedToken !== null && path.includes(linkedToken) ? linkedToken : null;
  const isArriving =
    storedToken !== undefined &&
    linked !== null &&
    (linked === storedToken || storedCheckout.isOwnArrival(linked));

  const adopt = useCallback(
    (token: string, query = '') => {
      void storedCheckout.remember(token);
      replaceAddress(paths.checkout(locale) + query);
    },
    [locale],
  );
  const arrive = useCallback(
    (token: string) => {
      // The cookie may name another checkout than the browser's storage.
      if (storedCheckout.isOwnArrival(token)) adopt(token, location.search);
    },
    [adopt],
  );
  useReached(isArriving ? linked : null, arrive);

  if (storedToken === undefined || (isArriving && embedded === null)) {
    return <AwaitedScreen later={null} />;
  }
  const token = linked ?? storedToken;
  if (token === null) return <Empty />;
  const isEmbedded = embedded !== null;
  return (
    <ServedParts value={['restoring', ...(served?.parts ?? [])]}>
      <CheckoutFlow
        key={`${token} ${isEmbedded}`}
        token={token}
        rules={rules}
        served={embedded}
        onContinued={adopt}
      />
    </ServedParts>
  );
}

function Empty() {
  const later = useCheckoutPart('outcome-screens', true);
  if (later.part === null) return <AwaitedScreen later={later} />;
  return (
    <CheckoutFrame>
      <Container>
        <later.part.NoCheckout reason="empty" />
      </Container>
    </CheckoutFrame>
  );
}

export const checkoutIsland = island(
  'checkout',
  Checkout,
  'with the page',
  async ({ served, linkedToken }) => {
    // The server-rendered checkout runs first, even if this browser has just forgotten its checkout with an ended
    // session.
    const token = linkedToken ?? storedCheckout.token();
    const tokens = [token, storedCheckout.token(), served?.checkout.token ?? null];
    const isStored = (own: string | null) => own !== null && isFlowStored(own);
    if (tokens.some((own) => own !== null && own !== served?.checkout.token)) prepareCheckoutRequests();
    await Promise.all([
      isStored(token) || recallCards(token),
      tokens.some(isStored) && loadCheckoutPart('restoring'),
      ...(served?.parts ?? []).map((name) => loadCheckoutPart(name)),
    ]);
    if (served?.isCardAwaited === true)
      await loadCheckoutPart(
        cardsRecalledFor(served.checkout.token).payment ? 'review-screens' : 'payment-screens',
      );
  },
);
