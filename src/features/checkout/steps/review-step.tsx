import { useLingui } from '@lingui/react/macro';
import { isQuoteMethod } from '@sonde/machines/rules/payment';
import { placingWords, type PlacingWords } from '@sonde/machines/rules/places';
import { isTradeInCode } from '@sonde/machines/rules/promotions';
import type { Checkout } from '@sonde/machines/cart';
import type { CheckoutStepId } from '@sonde/machines/checkout';
import type { ChosenPayment } from '@sonde/machines/payment';
import { useFormat } from '../../../i18n/use-shop-locale.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Fieldset } from '../../../ui/fieldset/fieldset.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { CheckoutTotals } from '../../summary/checkout-totals.tsx';
import { TaxIdNote } from '../../tax-id/tax-id-note.tsx';
import { LostPart } from '../../trouble/lost-part.tsx';
import { SummaryLines } from '../../summary/summary-lines.tsx';
import { AmountDue } from './amount-due.tsx';
import { useAttestationText } from './attestation-texts.tsx';
import { LaterAmount } from './later-acknowledgements.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { waysOf } from '../refusal-ways.tsx';
import { TermNote } from '../term-note.tsx';
import { useLaterPayment } from '../use-later-payment.ts';
import { LaterStepFrame, StepSection } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';
import { useTradeInTerms } from './use-trade-in-terms.ts';
import styles from './review-step.module.css';

interface ReviewStepProps extends StepProps {
  readonly checkout: Checkout;
  readonly payment: ChosenPayment | null;
  readonly ticked: readonly string[];
  readonly missing: readonly string[];
  readonly onChange: (step: CheckoutStepId) => void;
}

/** Review of everything, the required acknowledgements, the amount due, and the button that places the order. */
export function ReviewStep({
  checkout,
  payment,
  ticked,
  missing,
  at,
  trouble,
  isSaving,
  isLeft,
  onBack,
  onChange,
  send,
}: ReviewStepProps) {
  const { t } = useLingui();
  const format = useFormat();
  const later = useLaterPayment(checkout, payment?.method ?? '');
  const attestationText = useAttestationText(later);
  const actions: Record<PlacingWords, string> = {
    PLACE_ORDER: t`Place order`,
    ORDER_WITH_OBLIGATION_TO_PAY: t({
      message: 'Order with obligation to pay',
      comment: 'As the EU directive 2011/83/EU has it in the language: zahlungspflichtig bestellen',
    }),
  };
  const total = format.money(checkout.total.gross);
  const isQuote = payment !== null && isQuoteMethod(payment.method);
  const tradeIn = useTradeInTerms(isTradeInCode(checkout.voucherCode));
  const errors = missing.map((name) => ({
    name,
    id: `attestation-${name}`,
    message: attestationText(name).missing,
  }));
  return (
    <LaterStepFrame
      ways={waysOf(trouble)}
      at={at}
      errors={errors}
      trouble={trouble}
      isSaving={isSaving || later.isMissing}
      isLeft={isLeft}
      onBack={onBack}
      onSubmit={() => send({ type: 'order.submitted' })}
      action={isQuote ? t`Get your quote` : actions[placingWords(checkout.country)]}
      beforeAction={
        <Stack gap={2}>
          <p>
            {later.isLater ? (
              <LaterAmount total={total} method={later.method} />
            ) : (
              <AmountDue total={total} method={payment?.method} />
            )}
          </p>
          <TaxIdNote status={checkout.taxIdStatus} />
          <TermNote later={later} />
          {later.isLost && <LostPart onRetry={later.onRetry} />}
          <div className={styles.onPhones}>
            <CheckoutTotals checkout={checkout} isRepeated />
          </div>
        </Stack>
      }
    >
      <StepSection step="review" title={t`Review`}>
        <div className={styles.onPhones}>
          <SummaryLines checkout={checkout} />
        </div>
        <ReviewFacts checkout={checkout} payment={payment} isPaidLater={later.isLater} onChange={onChange} />
        {tradeIn.part && <tradeIn.part.TradeInTerms level="h3" />}
        {tradeIn.isLost && <LostPart onRetry={tradeIn.onRetry} />}
        {!later.isMissing && (
          <Fieldset legend={t`Please confirm`} id="attestations">
            <Stack gap={1}>
              {checkout.requiredAttestations.map((attestation) => {
                const { label, missing: message } = attestationText(attestation);
                return (
                  <Checkbox
                    key={attestation}
                    name={attestation}
                    id={`attestation-${attestation}`}
                    required
                    label={label}
                    error={missing.includes(attestation) ? message : undefined}
                    checked={ticked.includes(attestation)}
                    onChange={(isTicked) => send({ type: 'attestation.changed', attestation, isTicked })}
                  />
                );
              })}
            </Stack>
          </Fieldset>
        )}
      </StepSection>
    </LaterStepFrame>
  );
}
