import { useEffect, useState } from 'react';
import { loadPart } from '../../../../i18n/texts.ts';
import type * as walletButtons from './wallet-buttons.tsx';

/** The wallets' buttons once their code is loaded, which a page without it doesn't miss. */
export function LaterWalletButtons(props: Parameters<typeof walletButtons.WalletButtons>[0]) {
  const [part, setPart] = useState<typeof walletButtons | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadPart('wallet-buttons', () => import('./wallet-buttons.tsx')).then(
      (loaded) => isMounted && setPart(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return part && <part.WalletButtons {...props} />;
}
