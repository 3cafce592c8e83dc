import { useEffect } from 'react';
import { cartOf } from '@sonde/machines/cart';
import { promoCode } from '../../app/promo-code.ts';
import type { CartScreenProps } from './cart-screens.tsx';

/** Tries the code of the link that led here, as if the buyer had typed it; a code that the buyer typed is left alone. */
export function usePromoCode({ snapshot, send }: CartScreenProps): void {
  const isReady = snapshot.matches('ready');
  const hasCode = (cartOf(snapshot)?.voucherCode ?? '') !== '';
  useEffect(() => {
    if (!isReady || hasCode) return;
    const code = promoCode.take();
    if (code !== null) send({ type: 'voucher.submitted', code });
  }, [isReady, hasCode, send]);
}
