import { shownCheckoutOf, voucherOf } from '@sonde/machines/checkout';
import { RefusedVoucherNotice } from '../summary/refused-voucher-notice.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';

/** Shown above every step: the checkout's code that doesn't apply, until it applies again or is removed. */
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
