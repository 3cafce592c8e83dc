import { useEffect, useRef } from 'react';
import { cartOf } from '@sonde/machines/cart';
import { attributedCode } from '../../app/ports/attributed-code.ts';
import { promoCode } from '../../app/promo-code.ts';
import { storeClient } from '../../app/store-client.ts';
import type { CartScreenProps } from './cart-screens.tsx';

/**
 * Tries the code of the link that led here, once a visit, as if the buyer had typed it, so that a refusal is seen. A
 * code that is on the cart already is left alone; one that nothing in the shop takes is not tried again.
 */
export function usePromoCode({ snapshot, send }: CartScreenProps): void {
  const wasTried = useRef(false);
  const isReady = snapshot.matches('ready');
  const cart = cartOf(snapshot);
  const country = cart?.country ?? '';
  const hasCode = (cart?.voucherCode ?? '') !== '';
  useEffect(() => {
    if (!isReady || wasTried.current) return;
    wasTried.current = true;
    if (hasCode) return;
    const tryCode = async () => {
      const attributed = await attributedCode(storeClient, country);
      if (attributed === null) return;
      if (!attributed.isOffered) promoCode.forget();
      send({ type: 'voucher.submitted', code: attributed.code });
    };
    // Nobody asked for it: without an answer the next visit asks again.
    tryCode().catch(() => {});
  }, [isReady, hasCode, country, send]);
}
