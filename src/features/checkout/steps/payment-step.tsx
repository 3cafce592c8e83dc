import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { checkoutSteps } from '@sonde/machines/checkout';
import type { PaymentForm } from '@sonde/machines/payment';
import type { CardFieldsHandle, CardFieldsState, CardPayments } from '../../../payments/card-payments.ts';
import { storedCheckout } from '../../../browser/stored-checkout.ts';
import { useAfterPress } from '../../../browser/use-after-press.ts';
import { useKnownHere } from '../../../browser/use-known-here.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import { CardDescription } from './card-description.tsx';
import { CardFields, cardFieldIds, type EnteredField, providerFields, unloadedText } from './card-fields.tsx';
import { isEntered, leftErrors, type PaymentError, paymentErrors } from './payment-errors.ts';
import { NoMethod } from './no-method.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

interface PaymentStepProps extends Omit<StepProps, 'isSaving'> {
  readonly form: PaymentForm;
  readonly card: CardPayments;
  readonly checkoutToken: string;
  readonly checkout: Pick<Checkout, 'total' | 'minimumTotal'>;
}

/** How it is paid, or that it can't be paid here. */
export function PaymentStep(props: PaymentStepProps) {
  const { form, checkout, onBack } = props;
  return form.method === '' ? <NoMethod checkout={checkout} onBack={onBack} /> : <CardStep {...props} />;
}

/** A card that was given stays until the buyer wants another one. */
function CardStep({ form, card, checkoutToken, trouble, onBack, send }: PaymentStepProps) {
  const { t, i18n } = useLingui();
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
    () => form.card === null && storedCheckout.wasCardTyped(checkoutToken),
    false,
  );
  const shownTrouble = form.trouble ?? trouble;
  const textOf = ({ words }: PaymentError) => i18n._(words);
  const told = paymentErrors(shownTrouble, state);
  const toldErrors = told.map((error) => ({
    name: error.name,
    place: error.place,
    id: cardFieldIds[isEntered(error.place) ? error.place : 'card.number'],
    href:
      error.place === 'card.postalCode' ? `?step=${checkoutSteps.segmentOf('billing.address')}` : undefined,
    message: textOf(error),
    onFollow: () => {
      if (error.place === 'card.postalCode') send({ type: 'step.requested', step: 'billing.address' });
      else focusField(providerFields[error.place ?? 'card.number']);
    },
  }));
  const lostFields = { name: 'card', id: cardFieldIds['card.number'], message: i18n._(unloadedText) };
  const errors = areFieldsLost ? [lostFields, ...toldErrors] : toldErrors;
  const atFields = Object.fromEntries(
    [...leftErrors(left, state), ...told].map((error) => [error.place, textOf(error)]),
  );
  return (
    <StepFrame
      title={t`Payment`}
      errors={errors}
      areErrorsTold={told.length > 0}
      trouble={errors.length > 0 ? null : shownTrouble}
      isSaving={form.isPending}
      onBack={onBack}
      onSubmit={() => send({ type: 'payment.submitted' })}
    >
      {form.card ? (
        <Cluster justify="between">
          <p>
            <CardDescription card={form.card} />
          </p>
          <Button onClick={() => send({ type: 'payment.card.replaced' })}>
            <Trans>Use another card</Trans>
          </Button>
        </Cluster>
      ) : (
        // WebKit counts the height of a legend twice where its fieldset is an item of a flex column.
        <div>
          <CardFields
            card={card}
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
      )}
      <p>
        <Trans>Nothing is charged yet. You see everything once more before you place the order.</Trans>
      </p>
    </StepFrame>
  );
}
