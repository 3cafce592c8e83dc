import { useEffect } from 'react';
import type { AddressRules } from '@sonde/machines/rules/address';
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
  /** A checkout that a link leads to becomes this browser's; null goes on with the one that it has. */
  readonly linkedToken: string | null;
}

export function Checkout({ rules, linkedToken }: CheckoutProps) {
  const locale = useShopLocale();
  const storedToken = useStoredToken();
  const { path } = useAddress();
  const arriving = linkedToken !== null && path.includes(linkedToken) ? linkedToken : null;

  useEffect(() => {
    if (arriving === null) return;
    storedCheckout.remember(arriving);
    replaceAddress(paths.checkout(locale));
  }, [arriving, locale]);

  if (arriving !== null || storedToken === undefined) {
    return (
      <CheckoutFrame>
        <CheckoutLoading />
      </CheckoutFrame>
    );
  }
  if (storedToken === null) {
    return (
      <CheckoutFrame>
        <Empty />
      </CheckoutFrame>
    );
  }
  return <CheckoutFlow key={storedToken} token={storedToken} rules={rules} />;
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
