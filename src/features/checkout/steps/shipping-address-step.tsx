import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressForm } from '@sonde/machines/address';
import type { AddressField, AddressRules } from '@sonde/machines/rules/address';
import { AddressFields } from '../../address/address-fields.tsx';
import { useAddressSummary } from './address-errors.ts';
import { refusalAt } from './refusal-at.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

/** Where the parcel goes. */
export function ShippingAddressStep({
  form,
  rules,
  trouble,
  isSaving,
  onBack,
  send,
}: StepProps & { readonly form: AddressForm; readonly rules: AddressRules }) {
  const { t } = useLingui();
  const refusal = (field: AddressField) => refusalAt(trouble, field);
  const errors = useAddressSummary('shipping', form, rules, refusal);
  return (
    <StepFrame
      title={t`Shipping address`}
      errors={errors}
      trouble={trouble}
      isSaving={isSaving}
      onBack={onBack}
      onSubmit={() => send({ type: 'address.submitted' })}
    >
      <p>
        <Trans>
          We ship within the United States, military addresses included, but not to United States territories.
        </Trans>
      </p>
      <AddressFields section="shipping" form={form} rules={rules} refusalAt={refusal} send={send} />
    </StepFrame>
  );
}
