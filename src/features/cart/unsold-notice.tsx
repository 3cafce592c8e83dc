import { type Checkout, unsoldReasonOf } from '@sonde/machines/cart';
import { Notice } from '../../ui/notice/notice.tsx';
import { UnsoldText } from '../summary/unsold-text.tsx';

const noticeId = 'unsold';

/** Links to the reason why a cart can't be ordered. */
export const goToUnsoldNotice = (): void => document.getElementById(noticeId)?.focus();

/** The cart can't be ordered as it is; shown here, before the buyer fills in an address. */
export function UnsoldNotice({ cart }: { readonly cart: Checkout }) {
  if (unsoldReasonOf(cart) === null) return null;
  return (
    <Notice id={noticeId} tabIndex={-1} tone="attention" role="status">
      <UnsoldText cart={cart} />
    </Notice>
  );
}
