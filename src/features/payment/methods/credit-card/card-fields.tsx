import { Trans } from '@lingui/react/macro';
import { storedCheckout } from '../../../../browser/stored-checkout.ts';
import { useBrowserOnlyState } from '../../../../browser/use-browser-only-state.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Cluster } from '../../../../ui/layout/layout.tsx';
import { enteredCardId } from '../../entered-card-element.ts';
import type { FieldsProps } from '../../method-view.ts';
import { useCardEntry } from './use-card-entry.tsx';

/** A previously entered card is kept until the buyer wants another one. */
export function CardFields(props: FieldsProps) {
  const { isChosen, form, description, trouble, refusalTexts, provider, due, checkoutToken, send, children } =
    props;
  const isAskedAgain = useBrowserOnlyState(
    () => form.details === null && storedCheckout.wasCardTyped(checkoutToken),
    false,
  );
  const entry = useCardEntry({
    isChosen,
    provider,
    trouble,
    refusalTexts,
    // The billing address on the same screen.
    postalCodeId: 'heading-billing-address',
    isAskedAgain,
    renderWallets: ({ WalletButtons }) => <WalletButtons provider={provider} due={due} send={send} />,
    onChange: (field) => {
      storedCheckout.rememberTypedCard(checkoutToken);
      send({ type: 'payment.card.changed', field });
    },
  });
  const given = form.details && (
    <Cluster justify="between">
      <p id={enteredCardId} tabIndex={-1}>
        {description}
      </p>
      <Button onClick={() => send({ type: 'payment.card.replaced' })}>
        <Trans>Use another card</Trans>
      </Button>
    </Cluster>
  );
  if (!isChosen) return children({ fields: null, errors: [], areErrorsAnnounced: false });
  // A saved card is shown by the choice.
  const fields = form.savedMethodId === null ? (given ?? entry.fields) : null;
  return children({ ...entry, fields });
}
