import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type CancellationGround,
  type DeclarationField,
  type DeclarationKind,
  declarationMaxLengths,
  type DeclarationReason,
} from '@sonde/machines/rules/declaration';
import { linkInNameText } from '../trouble/link-in-name-text.ts';

/** What a field is called, and what is said about it besides what can be said about each. */
interface FieldTexts {
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly problems: Partial<Readonly<Record<DeclarationReason, MessageDescriptor>>>;
}

const order: FieldTexts = {
  label: msg`Order number`,
  hint: msg`As shown on your confirmation. If you don’t have it, describe what you bought and when.`,
  problems: { required: msg`Enter the order number, or describe what you bought and when` },
};

const membership: FieldTexts = {
  label: msg`Which membership?`,
  hint: msg`The order number on its confirmation, or the name of your organization.`,
  problems: { required: msg`Enter the order number, or the name of your organization` },
};

const contractTexts: Readonly<Record<DeclarationKind, FieldTexts>> = {
  WITHDRAWAL: order,
  CANCELLATION: membership,
};

const fieldTexts: Readonly<Record<Exclude<DeclarationField, 'contract'>, FieldTexts>> = {
  ground: {
    label: msg({ message: 'How do you want to cancel?', comment: 'Choice: with notice, or for cause' }),
    problems: { required: msg`Choose how you want to cancel`, format: msg`Choose how you want to cancel` },
  },
  cause: { label: msg`Reason`, problems: { required: msg`Enter your reason` } },
  name: { label: msg`Your name`, problems: { required: msg`Enter your name` } },
  items: {
    label: msg`Which items?`,
    hint: msg`Leave this empty to withdraw from the whole order.`,
    problems: {},
  },
  endsOn: {
    label: msg`Last day`,
    hint: msg`Leave this empty to cancel on the earliest possible date.`,
    problems: {
      format: msg`Enter a date for the last day`,
      choice: msg`Enter a last day from today to ten years from now`,
    },
  },
  email: {
    label: msg`Email`,
    hint: msg`We’ll send the receipt here. Use the address of your order, so that we can match it.`,
    problems: {
      required: msg`Enter your email address`,
      format: msg`Enter an email address like name@example.com`,
      too_long: msg`The email address is too long. Use 254 characters or fewer.`,
    },
  },
};

/** The texts of a field. */
export const declarationTextsOf = (kind: DeclarationKind, field: DeclarationField): FieldTexts =>
  field === 'contract' ? contractTexts[kind] : fieldTexts[field];

/** The choices of a cancellation. */
export const groundTexts: Readonly<Record<CancellationGround, MessageDescriptor>> = {
  ORDINARY: msg({
    message: 'With notice',
    comment: 'Choice: an ordinary cancellation (ordentliche Kündigung)',
  }),
  FOR_CAUSE: msg({
    message: 'Immediately, for cause',
    comment: 'Choice: cancellation for an important cause (außerordentliche Kündigung)',
  }),
};

/** What is said about a field. */
export function declarationProblemText(
  kind: DeclarationKind,
  field: DeclarationField,
  reason: DeclarationReason,
): MessageDescriptor {
  const own = declarationTextsOf(kind, field).problems[reason];
  if (own) return own;
  if (reason === 'link') return linkInNameText;
  const most = declarationMaxLengths[field];
  return reason === 'too_long'
    ? msg`This is too long. Use ${most} characters or fewer.`
    : msg`Contains an invisible character. Type it again.`;
}
