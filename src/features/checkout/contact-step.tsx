import { useEffect, useRef, useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactField, ContactForm, TaxIdView } from '@sonde/machines/checkout';
import { useAfterPress } from '../../browser/use-after-press.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useLaterScreens } from './use-later-screens.ts';
import type { StepProps } from './steps/step.types.ts';
import { StepFrame } from './steps/step-frame.tsx';
import { refusalAt } from '../trouble/refusal-at.ts';

const emailTexts = {
  required: msg`Enter your email address`,
  format: msg`Enter an email address like name@example.com`,
  too_long: msg`The email address is too long. Use 254 characters or fewer.`,
};

interface ContactStepProps extends StepProps {
  readonly form: ContactForm;
  /** Null where buyers are not asked for a tax id. */
  readonly taxId: TaxIdView | null;
  /** The buyer came back to change the tax id: it takes the focus in place of the heading. */
  readonly isTaxIdWanted: boolean;
}

/** Who buys; no account is needed. */
export function ContactStep({
  form,
  taxId,
  isTaxIdWanted,
  trouble,
  isSaving,
  onBack,
  send,
}: ContactStepProps) {
  const { t, i18n } = useLingui();
  const afterPress = useAfterPress();
  const [leftEmail, setLeftEmail] = useState('');
  const isForOrganization = form.buyer === 'organization';
  const later = useLaterScreens(leftEmail !== '' || isForOrganization);
  const emailField = useRef<HTMLInputElement>(null);
  const taxIdField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTaxIdWanted) taxIdField.current?.focus();
  }, [isTaxIdWanted]);
  const change = (field: ContactField, value: string) =>
    send({ type: 'contact.field.changed', field, value });
  const problem = form.problems.find(({ field }) => field === 'email')?.reason ?? refusalAt(trouble, 'email');
  /** The store may find what the form does not look for: then the field is not written as one is. */
  const emailText = problem && (problem === 'required' || problem === 'too_long' ? problem : 'format');
  const emailError = emailText ? i18n._(emailTexts[emailText]) : undefined;
  const errorsBelow =
    isForOrganization && typeof later === 'object'
      ? later.organizationErrors(form, { taxId, trouble, i18n })
      : [];
  return (
    <StepFrame
      title={t`Contact`}
      errors={[...(emailError ? [{ name: 'email', message: emailError }] : []), ...errorsBelow]}
      trouble={isForOrganization && later === 'lost' ? { kind: 'connection' } : trouble}
      isSaving={isSaving || (isForOrganization && later === 'on their way')}
      onBack={onBack}
      onSubmit={() => send({ type: 'contact.submitted' })}
    >
      <p>
        <Trans>No account needed.</Trans>
      </p>
      <Stack gap={2}>
        <TextField
          name="email"
          value={form.email}
          error={emailError}
          onChange={(value) => change('email', value)}
          ref={emailField}
          onLeave={(value) =>
            afterPress(() => {
              setLeftEmail(value);
              send({ type: 'contact.field.left', field: 'email' });
            })
          }
          type="email"
          autoComplete="email"
          label={t`Email`}
          hint={t`We’ll send your order confirmation and tracking number here`}
        />
        <div aria-live="polite">
          {typeof later === 'object' && (
            <later.EmailSuggestion
              email={leftEmail === form.email ? leftEmail : ''}
              onTake={(value) => {
                change('email', value);
                emailField.current?.focus();
              }}
            />
          )}
        </div>
      </Stack>
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
      {isForOrganization && typeof later === 'object' && (
        <later.OrganizationFields
          form={form}
          taxId={taxId}
          taxIdField={taxIdField}
          errors={errorsBelow}
          onChange={change}
        />
      )}
    </StepFrame>
  );
}
