import { type RefObject, useEffect, useRef, useState } from 'react';
import { takeFocus } from '../ui/take-focus.ts';
import type { AmountDue, CardPayments, WalletButtonsHandle } from './card-payments.types.ts';

interface WalletButtonsOptions {
  readonly provider: CardPayments;
  readonly due: AmountDue;
  readonly onApprove: () => void;
  /** Takes the focus from the buttons when their card replaces them. */
  readonly givenId: string;
}

interface ShownWalletButtons {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether a wallet is available, which the provider says once its buttons are loaded. */
  readonly isOffered: boolean;
}

/** The wallets' buttons of the card provider in an element of the page. Buttons that don't load aren't missed. */
export function useWalletButtons(options: WalletButtonsOptions): ShownWalletButtons {
  const { provider, due } = options;
  const { isKept, total } = due;
  const frame = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<WalletButtonsHandle | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!frame.current) return undefined;
    let isMounted = true;
    let isApproved = false;
    const mounting = provider.mountWalletButtons({
      frame: frame.current,
      due: latest.current.due,
      onApprove: () => {
        isApproved = true;
        latest.current.onApprove();
      },
    });
    mounting.then(
      (buttons) => isMounted && setHandle(buttons),
      () => undefined,
    );
    return () => {
      isMounted = false;
      void mounting.then((buttons) => buttons?.destroy()).catch(() => undefined);
      if (isApproved) takeFocus(document.getElementById(latest.current.givenId));
    };
  }, [provider]);

  const { amount, currency } = total;
  useEffect(
    () => handle?.update({ total: { amount, currency }, isKept }),
    [handle, amount, currency, isKept],
  );

  return { frame, isOffered: handle !== null };
}
