import { checkoutOf } from '@sonde/machines/checkout';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { useCheckoutPart } from './checkout-parts.ts';

/** Where every screen after the first shows a code that doesn't apply. What it says loads where there is one. */
export function RefusedVoucherPlace(props: Pick<CheckoutScreenProps, 'snapshot' | 'send'>) {
  const isRefused = !!checkoutOf(props.snapshot)?.refusedVoucher;
  const { part } = useCheckoutPart('refused-voucher', isRefused);
  return part && <part.RefusedVoucher {...props} />;
}
