import { Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';

/** For which of the buyer's organizations a cart is; nothing for a purchase of their own. */
export function BuyingOrganization({ cart }: { readonly cart: Checkout }) {
  const name = cart.organization?.name;
  return (
    name !== undefined && (
      <p>
        <Trans>You’re buying for {name}.</Trans>
      </p>
    )
  );
}
