import { Trans } from '@lingui/react/macro';
import { type Checkout, marketOfCart, unsoldReasonOf } from '@sonde/machines/cart';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesForBundlePath } from '../../page/form-paths.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { PurchaseAlternative } from './purchase-alternative.tsx';
import { UnsoldText } from '../summary/unsold-text.tsx';

const noticeId = 'unsold';

/** Links to the reason why a cart can't be ordered. */
export const goToUnsoldNotice = (): void => document.getElementById(noticeId)?.focus();

/** The cart can't be ordered as it is; shown here, before the buyer fills in an address. */
export function UnsoldNotice({ cart }: { readonly cart: Checkout }) {
  const locale = useShopLocale();
  const reason = unsoldReasonOf(cart);
  if (reason === null) return null;
  const sales = (
    <a href={contactSalesForBundlePath(locale, marketOfCart(cart), 'CHECKOUT')}>
      <Trans>Contact us</Trans>
    </a>
  );
  return (
    <Notice
      id={noticeId}
      tabIndex={-1}
      tone="attention"
      role="status"
      {...(reason === 'withoutSales' && { actions: sales })}
    >
      <UnsoldText cart={cart} /> <PurchaseAlternative cart={cart} />
    </Notice>
  );
}
