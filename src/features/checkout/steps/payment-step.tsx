import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import type { PaymentForm } from '@sonde/machines/payment';
import type { CardPayments } from '../../../payments/card-payments.types.ts';
import { methodView } from '../../payment/method-views.ts';
import { NoMethod } from './no-method.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

interface PaymentStepProps extends Omit<StepProps, 'isSaving'> {
  readonly form: PaymentForm;
  readonly provider: CardPayments;
  readonly checkoutToken: string;
  readonly checkout: Pick<Checkout, 'total' | 'minimumTotal'>;
}

/** How it is paid, or that it can't be paid here. */
export function PaymentStep(props: PaymentStepProps) {
  const { form, checkout, onBack } = props;
  return form.method === '' ? <NoMethod checkout={checkout} onBack={onBack} /> : <MethodStep {...props} />;
}

function MethodStep({ form, provider, checkoutToken, trouble, onBack, send }: PaymentStepProps) {
  const { t } = useLingui();
  const { Fields } = methodView(form.method);
  const shownTrouble = form.trouble ?? trouble;
  return (
    <Fields
      key={form.method}
      form={form}
      trouble={shownTrouble}
      provider={provider}
      checkoutToken={checkoutToken}
      send={send}
    >
      {({ fields, errors, areErrorsTold }) => (
        <StepFrame
          title={t`Payment`}
          errors={errors}
          areErrorsTold={areErrorsTold}
          trouble={errors.length > 0 ? null : shownTrouble}
          isSaving={form.isPending}
          onBack={onBack}
          onSubmit={() => send({ type: 'payment.submitted' })}
        >
          {fields}
          <p>
            <Trans>You won’t be charged yet. You’ll review everything before you place your order.</Trans>
          </p>
        </StepFrame>
      )}
    </Fields>
  );
}
