import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type DeclarationField,
  declarationMaxLengths,
  type DeclarationReason,
} from '@sonde/machines/rules/declaration';

/** What a field is called, and what is said about it besides what can be said about each. */
interface FieldTexts {
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly problems: Partial<Readonly<Record<DeclarationReason, MessageDescriptor>>>;
}

export const declarationFieldTexts: Readonly<Record<DeclarationField, FieldTexts>> = {
  name: { label: msg`Your name`, problems: { required: msg`Enter your name` } },
  contract: {
    label: msg`Order number`,
    hint: msg`As on your confirmation. If you don’t have it, describe what you bought and when.`,
    problems: { required: msg`Enter the order number, or describe what you bought and when` },
  },
  items: {
    label: msg`Which items?`,
    hint: msg`Leave this empty to withdraw from the whole order.`,
    problems: {},
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

/** What is said about a field. */
export function declarationProblemText(
  field: DeclarationField,
  reason: DeclarationReason,
): MessageDescriptor {
  const own = declarationFieldTexts[field].problems[reason];
  if (own) return own;
  const most = declarationMaxLengths[field];
  return reason === 'too_long'
    ? msg`This is too long. Use ${most} characters or fewer.`
    : msg`Contains an invisible character. Type it again.`;
}
