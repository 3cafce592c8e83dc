import { Trans, useLingui } from '@lingui/react/macro';
import { cardFieldToFocus, type PaymentForm } from '@sonde/machines/payment';
import { reactionTo } from '@sonde/machines/rules/error-codes';
import type { CardPayments } from '../../../payments/card-payments.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import { refusalTexts } from '../refusal-texts.ts';
import { CardDescription } from './card-description.tsx';
import { CardFields, cardFieldIds, type EnteredField } from './card-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

interface PaymentStepProps extends Omit<StepProps, 'isSaving'> {
  readonly form: PaymentForm;
  readonly card: CardPayments;
}

/** How it is paid. A card that was given stays until the buyer wants another one. */
export function PaymentStep({ form, card, trouble, onBack, send }: PaymentStepProps) {
  const { t, i18n } = useLingui();
  const shownTrouble = form.trouble ?? trouble;
  const errors: Partial<Record<EnteredField, string>> = {};
  if (shownTrouble?.kind === 'refused') {
    for (const { code, message } of shownTrouble.refusals) {
      const { field } = reactionTo(code);
      if (field && field !== 'card.postalCode')
        errors[field] = refusalTexts[code] ? i18n._(refusalTexts[code]) : message;
    }
  }
  const summary = Object.entries(errors).map(([name, message]) => ({
    name,
    id: cardFieldIds[name as EnteredField],
    message,
  }));
  return (
    <StepFrame
      title={t`Payment`}
      errors={summary}
      trouble={summary.length > 0 ? null : shownTrouble}
      isSaving={form.isTokenising}
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
        <CardFields
          card={card}
          focusOn={cardFieldToFocus(shownTrouble)}
          errors={errors}
          onChange={() => send({ type: 'payment.card.changed' })}
        />
      )}
      <p>
        <Trans>Nothing is charged yet. You see everything once more before you place the order.</Trans>
      </p>
    </StepFrame>
  );
}
