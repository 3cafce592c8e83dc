import { useCallback, useEffect } from 'react';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import { replaceAddress, useAddress } from '../../app/address.ts';
import { paths } from '../../app/paths.ts';
import { storedCheckout } from '../../app/stored-checkout.ts';
import { useStoredToken } from '../../app/use-stored-token.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container } from '../../ui/layout/layout.tsx';
import { CheckoutFlow } from './checkout-flow.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { useLaterScreens } from './use-later-screens.ts';

interface CheckoutProps {
  /** Of the page's country, so that the first step needs no request of its own. */
  readonly rules: AddressRules;
  /** Of the checkout that a link leads to, which stays in the address until it is this browser's; null goes on with the one that it has. */
  readonly linkedToken: string | null;
}

export function Checkout({ rules, linkedToken }: CheckoutProps) {
  const locale = useShopLocale();
  const storedToken = useStoredToken();
  const { path } = useAddress();
  const linked = linkedToken !== null && path.includes(linkedToken) ? linkedToken : null;
  const isArriving = storedToken !== undefined && linked !== null && storedCheckout.isOwnArrival(linked);

  const adopt = useCallback(
    (token: string) => {
      void storedCheckout.remember(token);
      replaceAddress(paths.checkout(locale));
    },
    [locale],
  );
  useEffect(() => {
    if (isArriving) adopt(linked);
  }, [isArriving, linked, adopt]);

  if (isArriving || storedToken === undefined) {
    return (
      <CheckoutFrame>
        <CheckoutLoading />
      </CheckoutFrame>
    );
  }
  const token = linked ?? storedToken;
  if (token === null) {
    return (
      <CheckoutFrame>
        <Empty />
      </CheckoutFrame>
    );
  }
  return <CheckoutFlow key={token} token={token} rules={rules} onContinued={adopt} />;
}

function Empty() {
  const later = useLaterScreens(true);
  if (typeof later === 'string') return <CheckoutLoading />;
  return (
    <Container>
      <later.NoCheckout reason="empty" />
    </Container>
  );
}
