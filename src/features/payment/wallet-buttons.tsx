import { Trans } from '@lingui/react/macro';
import { useWalletButtons } from '../../payments/use-wallet-buttons.ts';
import type { AmountDue } from '../../payments/card-payments.types.ts';
import type { FieldsProps } from './method-view.ts';
import { enteredCardId } from './entered-card-element.ts';
import styles from './wallet-buttons.module.css';

interface WalletButtonsProps extends Pick<FieldsProps, 'provider' | 'send'> {
  readonly due: AmountDue;
}

/** The buttons of Apple Pay and Google Pay above the card's fields; takes no space until one is available. */
export function WalletButtons({ provider, due, send }: WalletButtonsProps) {
  const { frame, isOffered } = useWalletButtons({
    provider,
    due,
    givenId: enteredCardId,
    onApprove: () => send({ type: 'payment.wallet.approved' }),
  });
  return (
    <div className={styles.wallets} data-offered={isOffered || undefined}>
      <div ref={frame} className={styles.buttons} />
      {isOffered && (
        <p className={styles.or}>
          <Trans>Or enter your card details</Trans>
        </p>
      )}
    </div>
  );
}
