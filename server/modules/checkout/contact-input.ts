import { checkEmail, emailMaxLength, normaliseEmail } from '@sonde/machines/rules/email';
import type { EmailProblem } from '@sonde/machines/rules/email';
import { purchaseReferenceMaxLength } from '@sonde/machines/rules/purchase-reference';
import { refusal } from '../order/refusal.ts';
import type { Refusal } from '../order/refusal.ts';
import type { CheckoutChange } from './checkout.model.ts';
import { checkShortText } from './text-input.ts';

/** What a buyer says about whom to write to; null leaves what was said before. */
export interface TypedContact {
  readonly email: string;
  readonly marketingOptIn: boolean | null;
  readonly purchaseOrderNumber: string | null;
  readonly costCentre: string | null;
}

export type ContactVerdict =
  | { readonly ok: true; readonly change: CheckoutChange }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

const emailSentences: Readonly<Record<EmailProblem, string>> = {
  required: 'Enter an e-mail address.',
  format: 'This is not an e-mail address.',
  too_long: `An e-mail address may have at most ${emailMaxLength} characters, 64 of them before the @.`,
};

function checkEmailText(email: string): readonly Refusal[] {
  const problem = checkEmail(email);
  return problem === null ? [] : [refusal('INVALID', 'email', emailSentences[problem])];
}

/** The change that the contact makes, or every field that keeps it from being used. */
export function readContact({
  email,
  marketingOptIn,
  purchaseOrderNumber,
  costCentre,
}: TypedContact): ContactVerdict {
  const refusals = [
    ...checkEmailText(email),
    ...checkShortText(
      'purchaseOrderNumber',
      'The purchase order number',
      purchaseOrderNumber ?? '',
      purchaseReferenceMaxLength,
    ),
    ...checkShortText('costCentre', 'The cost center', costCentre ?? '', purchaseReferenceMaxLength),
  ];
  if (refusals.length > 0) return { ok: false, refusals };
  return {
    ok: true,
    change: {
      email: normaliseEmail(email),
      ...(marketingOptIn === null ? {} : { marketingOptIn }),
      ...(purchaseOrderNumber === null ? {} : { purchaseOrderNumber: purchaseOrderNumber.trim() }),
      ...(costCentre === null ? {} : { costCentre: costCentre.trim() }),
    },
  };
}
