import { useRef, useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutEvent, ContactForm } from '@sonde/machines/checkout';
import type { FieldProblem } from '@sonde/machines/rules/refusal-reasons';
import { useAfterPress } from '../../../app/use-after-press.ts';
import { useOnceTrue } from '../../../app/use-once-true.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { LeaveOut } from '../../trouble/leave-out.tsx';
import { useLaterScreens } from '../use-later-screens.ts';
import type { StepProps } from './step.types.ts';
import { StepFrame } from './step-frame.tsx';
import { refusalAt } from './refusal-at.ts';

const texts = {
  email: {
    required: msg`Enter your e-mail address`,
    format: msg`Enter an e-mail address like name@example.com`,
    too_long: msg`The e-mail address is too long: at most 254 characters`,
  },
  purchaseOrderNumber: {
    required: msg`Enter the purchase order number`,
    format: msg`Use letters, digits and spaces for the purchase order number`,
    too_long: msg`The purchase order number is too long: at most 64 characters`,
  },
  costCentre: {
    required: msg`Enter the cost center`,
    format: msg`Use letters, digits and spaces for the cost center`,
    too_long: msg`The cost center is too long: at most 64 characters`,
  },
} as const;

type ContactField = keyof typeof texts;

/** The store may find what the form does not look for: then the field is not written as one is. */
const textOf = (field: ContactField, problem: FieldProblem): MessageDescriptor =>
  problem === 'required' || problem === 'too_long' ? texts[field][problem] : texts[field].format;

/** Who buys; no account is needed. */
export function ContactStep({
  form,
  trouble,
  isSaving,
  onBack,
  send,
}: StepProps & { readonly form: ContactForm }) {
  const { t, i18n } = useLingui();
  const afterPress = useAfterPress();
  const errorAt = (field: ContactField) => {
    const told = form.problems.find((problem) => problem.field === field);
    const problem = told?.reason ?? refusalAt(trouble, field);
    return problem ? i18n._(textOf(field, problem)) : undefined;
  };
  const errors = (Object.keys(texts) as ContactField[]).flatMap((name) => {
    const message = errorAt(name);
    return message ? [{ name, message }] : [];
  });
  const change = (name: ContactField, value: string) =>
    send({ type: 'contact.field.changed', field: name, value } satisfies CheckoutEvent);
  const field = (name: ContactField) => ({
    name,
    value: form[name],
    error: errorAt(name),
    remedy: name === 'email' ? undefined : <LeaveOut field={name} onLeaveOut={() => change(name, '')} />,
    onChange: (value: string) => change(name, value),
    onLeave: () => afterPress(() => send({ type: 'contact.field.left', field: name })),
  });
  const [leftEmail, setLeftEmail] = useState('');
  const later = useLaterScreens(leftEmail !== '');
  const emailField = useRef<HTMLInputElement>(null);
  const forOrganization = useOnceTrue(form.purchaseOrderNumber !== '' || form.costCentre !== '');
  return (
    <StepFrame
      title={t`Contact`}
      errors={errors}
      trouble={trouble}
      isSaving={isSaving}
      onBack={onBack}
      onSubmit={() => send({ type: 'contact.submitted' })}
    >
      <p>
        <Trans>You can buy without an account.</Trans>
      </p>
      <Stack gap={2}>
        <TextField
          {...field('email')}
          ref={emailField}
          onLeave={(value) =>
            afterPress(() => {
              setLeftEmail(value);
              send({ type: 'contact.field.left', field: 'email' });
            })
          }
          type="email"
          autoComplete="email"
          label={t`E-mail`}
          hint={t`For the confirmation and the tracking number`}
        />
        <div aria-live="polite">
          {typeof later !== 'string' && (
            <later.EmailSuggestion
              email={leftEmail === form.email ? leftEmail : ''}
              onTake={(value) => {
                send({ type: 'contact.field.changed', field: 'email', value });
                emailField.current?.focus();
              }}
            />
          )}
        </div>
      </Stack>
      <Checkbox
        name="marketingOptIn"
        label={t`Write to me about new products and offers. I can stop this at any time.`}
        checked={form.marketingOptIn}
        onChange={(isOptedIn) => send({ type: 'contact.marketing.changed', isOptedIn })}
      />
      <Disclosure summary={t`Buying for an organization`} isOpen={forOrganization}>
        <Stack gap={4}>
          <TextField
            {...field('purchaseOrderNumber')}
            required={false}
            autoComplete="off"
            label={t`Purchase order number`}
            hint={t`Stands on the order and in its confirmation by e-mail`}
          />
          <TextField {...field('costCentre')} required={false} autoComplete="off" label={t`Cost center`} />
        </Stack>
      </Disclosure>
    </StepFrame>
  );
}
