import { Trans } from '@lingui/react/macro';
import { storedCheckout } from '../../../../browser/stored-checkout.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { focusShown } from '../../../../ui/take-focus.ts';
import { Cluster } from '../../../../ui/layout/layout.tsx';
import { enteredCardId } from '../../entered-card-element.ts';
import type { FieldsProps } from '../../method-view.ts';
import { cardFieldIds } from './card-frames.tsx';
import { useCardEntry } from './use-card-entry.tsx';

/** A previously entered card is kept until the buyer wants another one. */
export function CardFields(props: FieldsProps) {
  const { isChosen, form, description, trouble, refusalTexts, provider, due, checkoutToken, send, children } =
    props;
  const entry = useCardEntry({
    isChosen,
    provider,
    trouble,
    refusalTexts,
    // The billing address on the same screen.
    postalCodeId: 'heading-billing-address',
    wasTyped: () => storedCheckout.wasCardTyped(checkoutToken),
    renderWallets: ({ WalletButtons }) => <WalletButtons provider={provider} due={due} send={send} />,
    onChange: (field) => {
      storedCheckout.rememberTypedCard(checkoutToken);
      send({ type: 'payment.card.changed', field });
    },
  });
  const replace = () => {
    storedCheckout.forgetTypedCard();
    send({ type: 'payment.card.replaced' });
  };
  const given = form.details && (
    <Cluster justify="between">
      <p id={enteredCardId} tabIndex={-1}>
        {description}
      </p>
      <Button onClick={() => focusShown(replace, cardFieldIds['card.number'])}>
        <Trans>Use another card</Trans>
      </Button>
    </Cluster>
  );
  if (!isChosen) return children({ fields: null, errors: [], areErrorsAnnounced: false });
  // A saved card is shown by the choice.
  const fields = form.savedMethodId === null ? (given ?? entry.fields) : null;
  return children({ ...entry, fields });
}
