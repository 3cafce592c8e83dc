import { useLingui } from '@lingui/react/macro';
import type { AddressForm } from '@sonde/machines/address';
import type { BillingSource } from '@sonde/machines/checkout';
import type { AddressField } from '@sonde/machines/rules/addresses';
import { useShopLocale } from '../../../i18n/use-shop-locale.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { AddressFields } from '../../address/address-fields.tsx';
import { CountryField } from '../../address/country-field.tsx';
import { PostalAddress } from '../../address/postal-address.tsx';
import { useAddressSummary } from './address-errors.ts';
import { refusalAt } from '../../trouble/refusal-at.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

interface BillingAddressStepProps extends StepProps {
  readonly source: BillingSource;
  /** Empty when nothing ships: then there is nothing to take over, and tax follows this address. */
  readonly shippingAddressLines: readonly string[];
  readonly form: AddressForm;
}

/** Where the invoice goes; its fields stay away while it goes where the parcel goes. */
export function BillingAddressStep({
  source,
  shippingAddressLines,
  form,
  trouble,
  isSaving,
  onBack,
  send,
}: BillingAddressStepProps) {
  const { t } = useLingui();
  const { country } = useShopLocale();
  const refusal = (field: AddressField) => refusalAt(trouble, field);
  const errors = useAddressSummary('billing', form, refusal);
  const isOwn = source === 'own';
  const isShipping = shippingAddressLines.length > 0;
  return (
    <StepFrame
      title={t`Billing address`}
      errors={isOwn ? errors : []}
      trouble={isOwn ? (form.trouble ?? trouble) : trouble}
      isSaving={isSaving || (isOwn && form.isLoadingRules)}
      onBack={onBack}
      onSubmit={() => send({ type: isOwn ? 'address.submitted' : 'billing.submitted' })}
      marks={isOwn ? 'both' : 'optional'}
    >
      {isShipping && (
        <Checkbox
          name="billingSameAsShipping"
          label={t`Same as shipping address`}
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
            error={refusal('country') ? t`Choose your country` : undefined}
            onChange={(chosen) => send({ type: 'address.country.changed', country: chosen })}
          />
          <AddressFields section="billing" form={form} refusalAt={refusal} send={send} />
        </>
      ) : (
        <PostalAddress lines={shippingAddressLines} />
      )}
    </StepFrame>
  );
}
