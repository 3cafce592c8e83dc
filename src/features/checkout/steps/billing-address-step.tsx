import { useLingui } from '@lingui/react/macro';
import type { AddressForm } from '@sonde/machines/address';
import type { Address } from '@sonde/machines/cart';
import type { BillingSource, TaxIdView } from '@sonde/machines/checkout';
import type { AddressField, AddressRules } from '@sonde/machines/rules/address';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { AddressFields } from '../../address/address-fields.tsx';
import { PostalAddress } from '../../address/postal-address.tsx';
import { TaxIdField } from '../../tax-id/tax-id-field.tsx';
import { useAddressSummary } from './address-errors.ts';
import { refusalAt } from './refusal-at.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

interface BillingAddressStepProps extends StepProps {
  readonly source: BillingSource;
  /** Null when nothing ships, so that there is nothing to take over. */
  readonly shippingAddress: Address | null;
  readonly form: AddressForm;
  readonly rules: AddressRules;
  /** Null where buyers are not asked for a tax id. */
  readonly taxId: TaxIdView | null;
}

/** Where the invoice goes; its fields stay away while it goes where the parcel goes. */
export function BillingAddressStep({
  source,
  shippingAddress,
  form,
  rules,
  taxId,
  trouble,
  isSaving,
  onBack,
  send,
}: BillingAddressStepProps) {
  const { t } = useLingui();
  const refusal = (field: AddressField) => refusalAt(trouble, field);
  const errors = useAddressSummary('billing', form, rules, refusal);
  const taxIdError = taxId ? refusalAt(trouble, 'vatRegistrationNumber') : undefined;
  const taxIdErrors = taxIdError ? [{ name: 'vatRegistrationNumber', message: taxIdError }] : [];
  return (
    <StepFrame
      title={t`Billing address`}
      errors={[...(source === 'own' ? errors : []), ...taxIdErrors]}
      trouble={trouble}
      isSaving={isSaving}
      onBack={onBack}
      onSubmit={() => send({ type: source === 'own' ? 'address.submitted' : 'billing.submitted' })}
    >
      {shippingAddress && (
        <Checkbox
          name="billingSameAsShipping"
          label={t`Same as the shipping address`}
          checked={source === 'shipping'}
          onChange={(isSame) => send({ type: 'billing.source.chosen', source: isSame ? 'shipping' : 'own' })}
        />
      )}
      {source === 'own' ? (
        <AddressFields section="billing" form={form} rules={rules} refusalAt={refusal} send={send} />
      ) : (
        shippingAddress && <PostalAddress address={shippingAddress} />
      )}
      {taxId && (
        <TaxIdField
          taxId={taxId}
          error={taxIdError}
          onChange={(value) => send({ type: 'billing.taxId.changed', value })}
        />
      )}
    </StepFrame>
  );
}
