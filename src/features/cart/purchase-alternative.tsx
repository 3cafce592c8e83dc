import { Trans } from '@lingui/react/macro';
import { type Checkout, marketOfCart } from '@sonde/machines/cart';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';

/** The reasons that sales can help with. */
const reasonsForSales: readonly Checkout['changeInstead'][] = ['ASK_SALES', 'TOO_MANY_PROBES'];

/** Whom the buyer's organization asks instead: sales, or the buyer takes another account. */
export function PurchaseAlternative({ cart }: { readonly cart: Checkout }) {
  const locale = useShopLocale();
  if (reasonsForSales.includes(cart.changeInstead))
    return (
      <a href={contactSalesPath(locale, cart.organization?.name ?? '', marketOfCart(cart))}>
        <Trans>Contact sales</Trans>
      </a>
    );
  return (
    cart.changeInstead === 'NO_PERMISSIONS' && (
      <a data-sign-out href={paths.signOut(locale)}>
        <Trans>Sign out to use another account</Trans>
      </a>
    )
  );
}
