import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressForm } from '@sonde/machines/address';
import { type Checkout, isTrialRenewalForbidden } from '@sonde/machines/cart';
import type { BillingSource } from '@sonde/machines/checkout';
import { isQuoteMethod, type SavedPaymentMethod } from '@sonde/machines/rules/payment';
import type { PaymentForm } from '@sonde/machines/payment';
import type { AddressField } from '@sonde/machines/rules/addresses';
import type { CardPayments } from '../../../payments/card-payments.types.ts';
import { useShopLocale } from '../../../i18n/use-shop-locale.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { AddressFields } from '../../address/address-fields.tsx';
import { CountryField } from '../../address/country-field.tsx';
import { choiceId, isChoiceOffered, MethodChoice } from '../../payment/method-choice.tsx';
import { MethodFields } from '../../payment/method-fields.tsx';
import type { ShownFields } from '../../payment/method-view.ts';
import { refusalAt } from '../../trouble/refusal-at.ts';
import { useAddressSummary } from './address-errors.ts';
import { LaterNoMethod } from './later-no-method.tsx';
import { usePaymentRefusals } from './use-payment-refusals.ts';
import { useLaterPayment } from '../use-later-payment.ts';
import { RenewalChoice } from './renewal-choice.tsx';
import { headingId, LaterStepFrame, StepSection } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

interface BillingScreenProps extends StepProps {
  readonly source: BillingSource;
  /** If nothing is, there is no address to copy, and tax depends on this one. */
  readonly isShipped: boolean;
  readonly form: AddressForm;
  /** Null if nothing is to be paid. */
  readonly payment: PaymentForm | null;
  readonly provider: CardPayments;
  readonly savedCards: readonly SavedPaymentMethod[];
  readonly checkoutToken: string;
  readonly checkout: Checkout;
  /** The chosen renewal until the shop has saved it; otherwise null. */
  readonly renewalDraft: boolean | null;
}

/**
 * The billing address and the payment. If no method is available, a message replaces both, and Back leads to the
 * address, which may affect the methods.
 */
export function BillingScreen(props: BillingScreenProps) {
  const { at, payment, checkout, send } = props;
  if (payment === null) return <Frame {...props} paid={null} />;
  if (payment.method !== '') return <PaidScreen {...props} payment={payment} />;
  if (at === 'billing.address') return <Frame {...props} paid={null} />;
  return (
    <LaterNoMethod
      checkout={checkout}
      onBack={() => send({ type: 'step.requested', step: 'billing.address' })}
    />
  );
}

function PaidScreen(props: BillingScreenProps & { readonly payment: PaymentForm }) {
  const { payment, provider, checkout, checkoutToken, send } = props;
  const { trouble, refusalTexts, isAwaited } = usePaymentRefusals(payment.trouble ?? props.trouble);
  return (
    <MethodFields
      methods={checkout.paymentMethods}
      form={payment}
      trouble={trouble}
      refusalTexts={refusalTexts}
      provider={provider}
      due={{ total: checkout.total.gross, isKept: checkout.autoRenewal }}
      checkoutToken={checkoutToken}
      occasion="ORDER"
      send={send}
    >
      {(paid) => <Frame {...props} trouble={trouble} isSaving={props.isSaving || isAwaited} paid={paid} />}
    </MethodFields>
  );
}

interface FrameProps extends BillingScreenProps {
  /** The payment method's view; null if nothing is to be paid. */
  readonly paid: ShownFields | null;
}

function Frame({ paid, source, form, isShipped, ...props }: FrameProps) {
  const { t } = useLingui();
  const { at, trouble, isSaving, isLeft, onBack, send } = props;
  const isOwn = source === 'own';
  const refusal = (field: AddressField) => refusalAt(trouble, field);
  const addressErrors = useAddressSummary('billing', form, refusal);
  const later = useLaterPayment(props.checkout, props.payment?.method ?? '');
  const renewalChoice = (
    <RenewalChoice checkout={props.checkout} draft={props.renewalDraft} later={later} send={send} />
  );
  const isChoice = isChoiceOffered(props.checkout.paymentMethods, props.savedCards);
  const choiceError = paid?.errors.find(({ id }) => id === choiceId)?.message;
  // Without a choice, the error links to the heading above the payment methods.
  const paidErrors = (paid?.errors ?? []).map((error) =>
    error.id === choiceId && !isChoice ? { ...error, id: headingId('payment') } : error,
  );
  const errors = [...(isOwn ? addressErrors : []), ...paidErrors];
  const missing = later.isMissing ? later : paid?.missing;
  const shownTrouble = missing?.isLost
    ? ({ kind: 'connection' } as const)
    : ((isOwn ? form.trouble : null) ?? trouble);
  const frameTrouble = paid !== null && paid.errors.length > 0 ? null : shownTrouble;
  const continued =
    at === 'payment' ? 'payment.submitted' : isOwn ? 'address.submitted' : 'billing.submitted';
  return (
    <LaterStepFrame
      at={at}
      errors={errors}
      areErrorsAnnounced={paid?.areErrorsAnnounced ?? false}
      trouble={frameTrouble}
      isSaving={isSaving || missing?.isAwaited === true || (isOwn && form.isLoadingRules)}
      isLeft={isLeft}
      onBack={onBack}
      onSubmit={() => (missing ? missing.onRetry() : send({ type: continued }))}
      marks={isOwn ? 'both' : 'optional'}
    >
      <BillingSection {...props} source={source} form={form} isShipped={isShipped} />
      {paid === null && (props.checkout.isAutoRenewalOffered || isTrialRenewalForbidden(props.checkout)) && (
        <StepSection step="payment" title={t`After your trial`}>
          {renewalChoice}
        </StepSection>
      )}
      {paid && (
        <StepSection step="payment" title={t`Payment`}>
          {!(props.payment && isQuoteMethod(props.payment.method)) && (
            <div>
              {renewalChoice}
              <p role="status">
                {isChoice && props.checkout.isAutoRenewalOffered && props.checkout.autoRenewal && (
                  <RenewableMethods methods={props.checkout.paymentMethods} />
                )}
              </p>
            </div>
          )}
          {props.payment && (
            <MethodChoice
              occasion={props.checkout.isShippingRequired ? 'ORDER' : 'UNSHIPPED_ORDER'}
              methods={props.checkout.paymentMethods}
              form={props.payment}
              savedCards={props.savedCards}
              fields={paid.fields}
              error={choiceError}
              send={send}
            />
          )}
          <p>
            <Trans>You won’t be charged yet. You’ll review everything before you place your order.</Trans>
          </p>
        </StepSection>
      )}
    </LaterStepFrame>
  );
}

/** Which ways to pay are left once the membership is to renew. A quote is paid once, whoever pays it. */
function RenewableMethods({ methods }: { readonly methods: readonly string[] }) {
  return methods.some(isQuoteMethod) ? (
    <Trans>
      We now show the payment methods that we can charge again when your membership renews, and the quote. If
      you choose the quote, your membership doesn’t renew automatically. Check which one is selected.
    </Trans>
  ) : (
    <Trans>
      We now show only the payment methods that we can charge again when your membership renews. Check which
      one is selected.
    </Trans>
  );
}

/** Its fields are hidden while the invoice goes to the shipping address, which is above, among what is completed. */
function BillingSection({
  source,
  isShipped,
  form,
  trouble,
  send,
}: Pick<BillingScreenProps, 'source' | 'isShipped' | 'form' | 'trouble' | 'send'>) {
  const { t } = useLingui();
  const { country } = useShopLocale();
  const refusal = (field: AddressField) => refusalAt(trouble, field);
  return (
    <StepSection step="billing.address" title={t`Billing address`}>
      {isShipped && (
        <Checkbox
          name="billingSameAsShipping"
          label={t`Same as shipping address`}
          checked={source === 'shipping'}
          onChange={(isSame) => send({ type: 'billing.source.chosen', source: isSame ? 'shipping' : 'own' })}
        />
      )}
      {source === 'own' && (
        <>
          <CountryField
            section="billing"
            country={form.address.country}
            only={isShipped ? null : country}
            error={refusal('country') ? t`Choose your country` : undefined}
            onChange={(chosen) => send({ type: 'address.country.changed', country: chosen })}
          />
          <AddressFields section="billing" form={form} refusalAt={refusal} send={send} />
        </>
      )}
    </StepSection>
  );
}
