import { useLingui } from '@lingui/react/macro';
import type { AddressForm } from '@sonde/machines/address';
import { type AddressField, unservedPlaces } from '@sonde/machines/rules/addresses';
import { AddressFields } from '../address/address-fields.tsx';
import { useShippingNote } from '../address/use-shipping-note.ts';
import { refusalAt } from '../trouble/refusal-at.ts';
import { StepSection } from './steps/step-frame.tsx';
import type { StepProps } from './steps/step.types.ts';

interface ShippingAddressSectionProps extends Pick<StepProps, 'trouble' | 'send'> {
  readonly form: AddressForm;
}

/** The shipping address. Its country is the shop's, because prices and currency are. */
export function ShippingAddressSection({ form, trouble, send }: ShippingAddressSectionProps) {
  const { t } = useLingui();
  const shippingNote = useShippingNote(unservedPlaces(form.rules));
  return (
    <StepSection step="shipping.address" title={t`Shipping address`}>
      <p>{shippingNote}</p>
      <AddressFields
        section="shipping"
        form={form}
        refusalAt={(field: AddressField) => refusalAt(trouble, field)}
        send={send}
      />
    </StepSection>
  );
}
