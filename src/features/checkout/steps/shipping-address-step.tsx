import { useLingui } from '@lingui/react/macro';
import type { AddressForm } from '@sonde/machines/address';
import { type AddressField, unservedPlaces } from '@sonde/machines/rules/addresses';
import { useShippingNote } from '../../address/use-shipping-note.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import { useAddressSummary } from './address-errors.ts';
import { refusalAt } from '../../trouble/refusal-at.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

interface ShippingAddressStepProps extends StepProps {
  readonly form: AddressForm;
}

/** Where the parcel goes: the country is the shop's, because prices and currency are. */
export function ShippingAddressStep({ form, trouble, isSaving, onBack, send }: ShippingAddressStepProps) {
  const { t } = useLingui();
  const shippingNote = useShippingNote(unservedPlaces(form.rules));
  const refusal = (field: AddressField) => refusalAt(trouble, field);
  const errors = useAddressSummary('shipping', form, refusal);
  return (
    <StepFrame
      title={t`Shipping address`}
      errors={errors}
      trouble={trouble}
      isSaving={isSaving}
      onBack={onBack}
      onSubmit={() => send({ type: 'address.submitted' })}
      marks="both"
    >
      <p>{shippingNote}</p>
      <AddressFields section="shipping" form={form} refusalAt={refusal} send={send} />
    </StepFrame>
  );
}
