import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { type AddressForm, isLoadingRules } from '@sonde/machines/address';
import type { BillingSource, TaxIdView } from '@sonde/machines/checkout';
import type { AddressField } from '@sonde/machines/rules/address';
import { useShopLocale } from '../../../i18n/use-shop-locale.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { AddressFields } from '../../address/address-fields.tsx';
import { CountryField } from '../../address/country-field.tsx';
import { focusOrganization } from '../../address/focus-organization.ts';
import { PostalAddress } from '../../address/postal-address.tsx';
import { TaxIdField } from '../../tax-id/tax-id-field.tsx';
import { taxIdWordsOf } from '../../tax-id/tax-id-words.ts';
import { useAddressSummary } from './address-errors.ts';
import { refusalAt } from './refusal-at.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

interface BillingAddressStepProps extends StepProps {
  readonly source: BillingSource;
  /** Empty when nothing ships: then there is nothing to take over, and tax follows this address. */
  readonly shippingAddressLines: readonly string[];
  readonly form: AddressForm;
  /** Null where buyers are not asked for a tax id. */
  readonly taxId: TaxIdView | null;
  /** The buyer came to change the tax id: it takes the focus in place of the heading. */
  readonly isTaxIdWanted: boolean;
  /** The organization is to be named in the shipping address, which the invoice takes over. */
  readonly onShippingOrganizationWanted: () => void;
}

/** Where the invoice goes; its fields stay away while it goes where the parcel goes. */
export function BillingAddressStep({
  source,
  shippingAddressLines,
  form,
  taxId,
  isTaxIdWanted,
  onShippingOrganizationWanted,
  trouble,
  isSaving,
  onBack,
  send,
}: BillingAddressStepProps) {
  const { t, i18n } = useLingui();
  const { country } = useShopLocale();
  const refusal = (field: AddressField) => refusalAt(trouble, field);
  const errors = useAddressSummary('billing', form, refusal);
  const taxIdField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTaxIdWanted) taxIdField.current?.focus();
  }, [isTaxIdWanted]);
  const isOwn = source === 'own';
  const isShipping = shippingAddressLines.length > 0;
  const isTaxIdRefused = taxId !== null && refusalAt(trouble, 'vatRegistrationNumber') !== null;
  const taxIdError = isTaxIdRefused
    ? t`There is a mistake in this number: compare it with your registration`
    : undefined;
  const taxIdErrors =
    taxId && taxIdError
      ? [
          {
            name: 'vatRegistrationNumber',
            label: i18n._(taxIdWordsOf(taxId.country).label),
            message: taxIdError,
          },
        ]
      : [];
  return (
    <StepFrame
      title={t`Billing address`}
      errors={[...(isOwn ? errors : []), ...taxIdErrors]}
      trouble={isOwn ? (form.trouble ?? trouble) : trouble}
      isSaving={isSaving || (isOwn && isLoadingRules(form))}
      onBack={onBack}
      onSubmit={() => send({ type: isOwn ? 'address.submitted' : 'billing.submitted' })}
      marks={isOwn ? 'both' : 'optional'}
    >
      {isShipping && (
        <Checkbox
          name="billingSameAsShipping"
          label={t`Same as the shipping address`}
          checked={source === 'shipping'}
          onChange={(isSame) => send({ type: 'billing.source.chosen', source: isSame ? 'shipping' : 'own' })}
        />
      )}
      {isOwn ? (
        <>
          <CountryField
            section="billing"
            country={form.address.country}
            only={isShipping ? null : country}
            error={refusal('country') ? t`Choose the country` : undefined}
            onChange={(chosen) => send({ type: 'address.country.changed', country: chosen })}
          />
          <AddressFields section="billing" form={form} refusalAt={refusal} send={send} />
        </>
      ) : (
        <PostalAddress lines={shippingAddressLines} />
      )}
      {taxId && (
        <TaxIdField
          taxId={taxId}
          error={taxIdError}
          field={taxIdField}
          onChange={(value) => send({ type: 'billing.taxId.changed', value })}
          onAddOrganization={isOwn ? () => focusOrganization('billing') : onShippingOrganizationWanted}
        />
      )}
    </StepFrame>
  );
}
