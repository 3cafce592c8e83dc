import { type Checkout, unsoldReasonOf } from '@sonde/machines/cart';
import { Notice } from '../../ui/notice/notice.tsx';
import { UnsoldText } from '../summary/unsold-text.tsx';

const noticeId = 'unsold';

/** Leads to the reason for which a cart cannot be ordered as it is. */
export const goToUnsoldNotice = (): void => document.getElementById(noticeId)?.focus();

/** The cart cannot be ordered as it is; said here, before anybody fills in an address for it. */
export function UnsoldNotice({ cart }: { readonly cart: Checkout }) {
  if (unsoldReasonOf(cart) === null) return null;
  return (
    <Notice id={noticeId} tabIndex={-1} tone="attention" role="status">
      <UnsoldText cart={cart} />
    </Notice>
  );
}
