import { shownCheckoutOf, voucherOf } from '@sonde/machines/checkout';
import { RefusedVoucherNotice } from '../summary/refused-voucher-notice.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';

/** Above every step: the code that the checkout holds and refuses, until it counts again or is removed. */
export function RefusedVoucher({ snapshot, send }: Pick<CheckoutScreenProps, 'snapshot' | 'send'>) {
  const checkout = shownCheckoutOf(snapshot);
  return (
    checkout && (
      <RefusedVoucherNotice
        checkout={checkout}
        voucher={voucherOf(snapshot)}
        onRemove={() => send({ type: 'voucher.removed' })}
      />
    )
  );
}
