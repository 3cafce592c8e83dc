import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AddressForm } from '@sonde/machines/address';
import type { AddressField } from '@sonde/machines/rules/address';
import { countryNames } from '../../../i18n/country-names.ts';
import { useShopLocale } from '../../../i18n/use-shop-locale.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import { useAddressSummary } from './address-errors.ts';
import { refusalAt } from './refusal-at.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

/** What is special about shipping within a country. */
const shippingNotes: Readonly<Record<string, MessageDescriptor>> = {
  US: msg`We ship within the United States, military addresses included, but not to United States territories.`,
};

/** Where the parcel goes: the country is the shop's, because prices and currency are. */
export function ShippingAddressStep({
  form,
  trouble,
  isSaving,
  onBack,
  send,
}: StepProps & { readonly form: AddressForm }) {
  const { t, i18n } = useLingui();
  const { tag } = useShopLocale();
  const refusal = (field: AddressField) => refusalAt(trouble, field);
  const errors = useAddressSummary('shipping', form, refusal);
  const note = shippingNotes[form.rules.country];
  const countryName = countryNames(tag).nameOf(form.rules.country);
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
      <p>{note ? i18n._(note) : t`We ship within ${countryName}.`}</p>
      <AddressFields section="shipping" form={form} refusalAt={refusal} send={send} />
    </StepFrame>
  );
}
