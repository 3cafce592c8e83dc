import { checkoutOf } from '@sonde/machines/checkout';
import { useLazyPart } from '../../i18n/lazy-parts.ts';
import { TroubleNotice } from './trouble-notice.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';

const load = () => import('./refused-voucher.tsx');

/** Where every screen after the first shows a code that doesn't apply. What it says loads where there is one. */
export function RefusedVoucherPlace(props: Pick<CheckoutScreenProps, 'snapshot' | 'send'>) {
  const isRefused = !!checkoutOf(props.snapshot)?.refusedVoucher;
  const { part, isLost } = useLazyPart('refused-voucher', load, isRefused);
  if (isLost) return <TroubleNotice trouble={{ kind: 'connection' }} />;
  return part && <part.RefusedVoucher {...props} />;
}
