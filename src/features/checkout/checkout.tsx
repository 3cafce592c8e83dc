import { useEffect, useState } from 'react';
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
  /**
   * A checkout that a link leads to becomes this browser's; null goes on with the one that it has. A browser that keeps
   * nothing stays at the link, so that a reload leads back.
   */
  readonly linkedToken: string | null;
}

export function Checkout({ rules, linkedToken }: CheckoutProps) {
  const locale = useShopLocale();
  const storedToken = useStoredToken();
  const { path } = useAddress();
  const arriving = linkedToken !== null && path.includes(linkedToken) ? linkedToken : null;

  const [isUnkept, setIsUnkept] = useState(false);
  useEffect(() => {
    if (arriving === null) return;
    void storedCheckout.remember(arriving).then((isKept) => {
      if (isKept) replaceAddress(paths.checkout(locale));
      else setIsUnkept(true);
    });
  }, [arriving, locale]);

  if ((arriving !== null && !isUnkept) || storedToken === undefined) {
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
