import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { storedCheckout } from '../../../../browser/stored-checkout.ts';
import { useAfterPress } from '../../../../browser/use-after-press.ts';
import { useKnownHere } from '../../../../browser/use-known-here.ts';
import type { CardFieldsHandle, CardFieldsState } from '../../../../payments/card-payments.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Cluster } from '../../../../ui/layout/layout.tsx';
import type { FieldsProps } from '../../method-view.ts';
import { CardDescription } from './card-description.tsx';
import { type CardError, cardErrors, isEntered, leftErrors } from './card-errors.ts';
import { cardFieldIds, CardFrames, type EnteredField, providerFields, unloadedText } from './card-frames.tsx';

/** A card that was given stays until the buyer wants another one. */
export function CardFields({ form, trouble, provider, checkoutToken, send, children }: FieldsProps) {
  const { i18n } = useLingui();
  const fields = useRef<CardFieldsHandle>(null);
  /** Asked for while the fields were on their way. */
  const awaited = useRef<Parameters<CardFieldsHandle['focus']>[0] | null>(null);
  const focusField = (field: Parameters<CardFieldsHandle['focus']>[0]) => {
    if (fields.current) fields.current.focus(field);
    else awaited.current = field;
  };
  const [areFieldsLost, setFieldsLost] = useState(false);
  const [state, setState] = useState<CardFieldsState | null>(null);
  /** The fields that the buyer has left as they are. */
  const [left, setLeft] = useState<readonly EnteredField[]>([]);
  const afterPress = useAfterPress();
  const isAskedAgain = useKnownHere(
    () => form.details === null && storedCheckout.wasCardTyped(checkoutToken),
    false,
  );
  const textOf = ({ words }: CardError) => i18n._(words);
  const told = cardErrors(trouble, state);
  const toldErrors = told.map(({ name, place, ...error }) => {
    const shared = { name, place, message: textOf({ name, place, ...error }) };
    // Mended above, in the billing address of the same screen.
    if (place === 'card.postalCode') return { ...shared, id: 'heading-billing-address' };
    const id = cardFieldIds[isEntered(place) ? place : 'card.number'];
    return { ...shared, id, onFollow: () => focusField(providerFields[place ?? 'card.number']) };
  });
  const lostFields = { name: 'card', id: cardFieldIds['card.number'], message: i18n._(unloadedText) };
  const errors = areFieldsLost ? [lostFields, ...toldErrors] : toldErrors;
  const atFields = Object.fromEntries(
    [...leftErrors(left, state), ...told].map((error) => [error.place, textOf(error)]),
  );
  const shown = form.details ? (
    <Cluster justify="between">
      <p>
        <CardDescription details={form.details} />
      </p>
      <Button onClick={() => send({ type: 'payment.card.replaced' })}>
        <Trans>Use another card</Trans>
      </Button>
    </Cluster>
  ) : (
    // WebKit counts the height of a legend twice where its fieldset is an item of a flex column.
    <div>
      <CardFrames
        provider={provider}
        errors={atFields}
        isAskedAgain={isAskedAgain}
        onChange={(changedState, field) => {
          setState(changedState);
          if (changedState.fields[providerFields[field]].problem === null)
            setLeft((before) => before.filter((place) => place !== field));
          storedCheckout.rememberTypedCard(checkoutToken);
          send({ type: 'payment.card.changed', field });
        }}
        onLeave={(place) => afterPress(() => setLeft((before) => [...before, place]))}
        onReady={(handle) => {
          setFieldsLost(false);
          fields.current = handle;
          if (awaited.current) handle.focus(awaited.current);
        }}
        onFailed={() => setFieldsLost(true)}
      />
    </div>
  );
  return children({ fields: shown, errors, areErrorsTold: told.length > 0 });
}
