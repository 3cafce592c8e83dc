import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import {
  isOrderPaymentPending,
  mandateOf,
  orderPaymentFormOf,
  type Payable,
} from '@sonde/machines/order-payment';
import type { PaymentForm } from '@sonde/machines/payment';
import type { DebitMandate } from '@sonde/machines/rules/payment';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary, type SummaryError } from '../../ui/error-summary/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { choiceId, isChoiceOffered, MethodChoice } from '../payment/method-choice.tsx';
import { MethodFields } from '../payment/method-fields.tsx';
import { meaningsOfDebt } from '../payment/methods/debts.generated.ts';
import type { ShownFields } from '../payment/method-view.ts';
import { refusalTexts } from '../payment/refusal-of-method.ts';
import { SupportContact } from '../support/support-contact.tsx';
import { useAttempt } from '../trouble/use-attempt.ts';
import { AccountOwnerFields, DebitAuthorization } from './mandate-fields.tsx';
import { mandateErrors } from './mandate-texts.ts';
import type { OrderPaymentProps } from './order-payment-props.ts';
import { PayTrouble } from './pay-trouble.tsx';

interface PayFormProps extends OrderPaymentProps {
  readonly payable: Payable;
  readonly card: CardPayments;
}

const headingId = 'heading-payment';

/** Refusals about the payment itself, and not about what is owed. */
const isOfMethod = (trouble: Trouble | null): boolean =>
  refusalsOf(trouble).length > 0 &&
  refusalsOf(trouble).every(({ code }) => code !== 'PRICES_ARE_CHANGED' && code !== 'OPERATION_NOT_ALLOWED');

interface FieldsFrameProps extends PayFormProps {
  readonly form: PaymentForm;
  readonly trouble: Trouble | null;
  readonly shown: ShownFields;
}

function FieldsFrame({ payable, snapshot, send, form, trouble, shown }: FieldsFrameProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const mandate = mandateOf(snapshot);
  const lackingInMandate = mandateErrors(snapshot.context.trouble);
  const { attempt, count } = useAttempt(shown.errors.length + lackingInMandate.length === 0);
  // While the method's input is checked, more may be found: all errors appear at once.
  const isTold = !form.isPending;
  const lacking = isTold
    ? lackingInMandate.map(({ text, ...error }) => ({ ...error, message: i18n._(text) }))
    : [];
  const { methods, total } = payable;
  const isChoice = isChoiceOffered(methods, []);
  const { missing } = shown;
  const isPending = isOrderPaymentPending(snapshot) || form.isPending || missing?.isAwaited === true;
  const isConsent = ({ name }: SummaryError) => name === 'isAuthorized';
  // Without a choice, the error links to the heading above the payment methods.
  const errors = [
    ...lacking.filter((error) => !isConsent(error)),
    ...(isTold ? shown.errors : []).map((error) =>
      error.id === choiceId && !isChoice ? { ...error, id: headingId } : error,
    ),
    ...lacking.filter(isConsent),
  ];
  const ofMandate = mandate && {
    mandate,
    errors: lacking,
    onChange: (change: Partial<DebitMandate>) => send({ type: 'mandate.changed', change }),
  };
  const fields = ofMandate ? (
    <Stack gap={4}>
      <AccountOwnerFields {...ofMandate} />
      {shown.fields}
      <DebitAuthorization {...ofMandate} />
    </Stack>
  ) : (
    shown.fields
  );
  return (
    <Form
      onSubmit={() => {
        count();
        if (missing) missing.onRetry();
        else if (!isPending) send({ type: 'payment.submitted' });
      }}
    >
      <Stack gap={6}>
        <ErrorSummary errors={attempt > 0 || shown.areErrorsAnnounced ? errors : []} attempt={attempt} />
        {isTold && errors.length === 0 && (
          <PayTrouble trouble={missing?.isLost ? { kind: 'connection' } : trouble} />
        )}
        <h2 id={headingId} tabIndex={-1}>
          <Trans>Payment</Trans>
        </h2>
        <MethodChoice
          occasion="DEBT"
          meanings={meaningsOfDebt}
          methods={methods}
          form={form}
          savedCards={[]}
          fields={fields}
          error={errors.find(({ id }) => id === choiceId)?.message}
          send={send}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            pendingLabel={isPending ? t`Sending your payment` : undefined}
          >
            <Trans>Pay {format.money(total.gross)}</Trans>
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** How to pay, with the fields of the chosen method, and the one button that pays. */
export function PayForm(props: PayFormProps) {
  const { snapshot, card, payable, send } = props;
  const form = orderPaymentFormOf(snapshot);
  if (form === null || form.method === '')
    return (
      <Notice tone="attention">
        <Stack gap={2}>
          <p>
            <Trans>This amount can’t be paid online. Contact us, and we’ll find another way.</Trans>
          </p>
          <SupportContact />
        </Stack>
      </Notice>
    );
  const { trouble: ownTrouble } = snapshot.context;
  const trouble = form.trouble ?? (mandateErrors(ownTrouble).length > 0 ? null : ownTrouble);
  return (
    <MethodFields
      methods={payable.methods}
      form={form}
      trouble={isOfMethod(trouble) ? trouble : null}
      refusalTexts={refusalTexts}
      provider={card}
      due={{ total: payable.total.gross, isKept: false }}
      checkoutToken={payable.token}
      occasion="DEBT"
      send={send}
    >
      {(shown) => <FieldsFrame {...props} form={form} trouble={trouble} shown={shown} />}
    </MethodFields>
  );
}
