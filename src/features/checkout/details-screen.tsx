import { type ReactNode, useEffect, useRef } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressForm } from '@sonde/machines/address';
import type { ContactField, ContactForm, TaxIdView } from '@sonde/machines/checkout';
import type { AddressField } from '@sonde/machines/rules/addresses';
import { useAfterPress } from '../../browser/use-after-press.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useCheckoutPart } from './checkout-parts.ts';
import type { StepProps } from './steps/step.types.ts';
import { useAddressSummary } from './steps/address-errors.ts';
import { ShippingAddressSection } from './shipping-address-section.tsx';
import { StepFrame, StepSection } from './steps/step-frame.tsx';
import { useRefusalNotice } from './steps/use-refusal-notice.tsx';
import type { SummaryError } from '../../ui/error-summary/error-summary.tsx';
import { refusalAt } from '../trouble/refusal-at.ts';

const emailTexts = {
  required: msg`Enter your email address`,
  format: msg`Enter an email address like name@example.com`,
  too_long: msg`The email address is too long. Use 254 characters or fewer.`,
};

interface DetailsScreenProps extends StepProps {
  readonly form: ContactForm;
  /** Instead of a mistyped email address; null without a suggestion. */
  readonly suggestedEmail: string | null;
  /** Null if nothing is shipped. */
  readonly address: AddressForm | null;
  /** Null if buyers aren't asked for a tax ID. */
  readonly taxId: TaxIdView | null;
  /** The buyer returned to change the tax ID, which takes the focus instead of the heading. */
  readonly isTaxIdFocused: boolean;
}

/** The buyer, who needs no account, and the shipping address. */
export function DetailsScreen(props: DetailsScreenProps) {
  const { address, trouble } = props;
  return address ? (
    <ShippedDetails {...props} address={address} />
  ) : (
    <Details {...props} below={[]} trouble={trouble} />
  );
}

function ShippedDetails(props: DetailsScreenProps & { readonly address: AddressForm }) {
  const { address, trouble, send } = props;
  const below = useAddressSummary('shipping', address, (field: AddressField) => refusalAt(trouble, field));
  return (
    <Details {...props} below={below}>
      <ShippingAddressSection form={address} trouble={trouble} send={send} />
    </Details>
  );
}

interface DetailsProps extends Omit<DetailsScreenProps, 'address'> {
  /** The errors below the contact details. */
  readonly below: readonly SummaryError[];
  readonly children?: ReactNode;
}

function Details({
  form,
  suggestedEmail,
  taxId,
  isTaxIdFocused,
  below,
  children,
  at,
  trouble,
  isSaving,
  isLeft,
  onBack,
  send,
}: DetailsProps) {
  const { t, i18n } = useLingui();
  const afterPress = useAfterPress();
  const isForOrganization = form.buyer === 'organization';
  const later = useCheckoutPart('delivery-screens', suggestedEmail !== null);
  const notice = useRefusalNotice(trouble);
  const forOrganization = useCheckoutPart('organization-screens', isForOrganization);
  const emailField = useRef<HTMLInputElement>(null);
  const taxIdField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTaxIdFocused) taxIdField.current?.focus();
  }, [isTaxIdFocused]);
  const change = (field: ContactField, value: string) =>
    send({ type: 'contact.field.changed', field, value });
  const problem = form.problems.find(({ field }) => field === 'email')?.reason ?? refusalAt(trouble, 'email');
  /** The store may find errors that the form doesn't check; the field is then not named like an address field. */
  const emailText = problem && (problem === 'required' || problem === 'too_long' ? problem : 'format');
  const emailError = emailText ? i18n._(emailTexts[emailText]) : undefined;
  const errorsBelow =
    isForOrganization && forOrganization.part
      ? forOrganization.part.organizationErrors(form, { taxId, trouble, i18n })
      : [];
  return (
    <StepFrame
      at={at}
      errors={[...(emailError ? [{ name: 'email', message: emailError }] : []), ...errorsBelow, ...below]}
      trouble={forOrganization.isLost ? { kind: 'connection' } : notice.trouble}
      refusal={notice.refusal}
      isSaving={isSaving || forOrganization.isAwaited}
      isLeft={isLeft}
      onBack={onBack}
      onSubmit={() =>
        forOrganization.isLost
          ? forOrganization.onRetry()
          : send({ type: at === 'shipping.address' ? 'address.submitted' : 'contact.submitted' })
      }
      marks={children ? 'both' : 'optional'}
    >
      <StepSection step="contact" title={t`Contact`}>
        <p data-signed-out-only>
          <Trans>No account needed.</Trans>
        </p>
        <Stack gap={2}>
          <TextField
            name="email"
            value={form.email}
            error={emailError}
            onChange={(value) => change('email', value)}
            ref={emailField}
            onLeave={() => afterPress(() => send({ type: 'contact.field.left', field: 'email' }))}
            type="email"
            autoComplete="email"
            label={t`Email`}
            hint={
              children
                ? t`We’ll send your order confirmation and tracking number here`
                : t`We’ll send your order confirmation here`
            }
          />
          <div aria-live="polite">
            {later.part && suggestedEmail !== null && (
              <later.part.EmailSuggestion
                email={suggestedEmail}
                onAccept={() => {
                  send({ type: 'contact.suggestion.accepted' });
                  emailField.current?.focus();
                }}
              />
            )}
          </div>
        </Stack>
        <Stack gap={1}>
          <Checkbox
            name="marketingOptIn"
            label={t`Email me about new products and offers. Unsubscribe anytime.`}
            checked={form.marketingOptIn}
            onChange={(isOptedIn) => send({ type: 'contact.marketing.changed', isOptedIn })}
          />
          <Checkbox
            name="isForOrganization"
            label={t`Buying for an organization`}
            checked={isForOrganization}
            onChange={(isTicked) =>
              send({ type: 'contact.buyer.chosen', buyer: isTicked ? 'organization' : 'person' })
            }
          />
        </Stack>
        {isForOrganization && forOrganization.part && (
          <forOrganization.part.OrganizationFields
            form={form}
            taxId={taxId}
            taxIdField={taxIdField}
            errors={errorsBelow}
            onChange={change}
          />
        )}
      </StepSection>
      {children}
    </StepFrame>
  );
}
