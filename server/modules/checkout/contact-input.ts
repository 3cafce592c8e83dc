import { checkEmail, emailMaxLength, normaliseEmail } from '@sonde/machines/rules/email';
import { purchaseReferenceMaxLength } from '@sonde/machines/rules/purchase-reference';
import { fieldRefusal } from '../order/refusal.ts';
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

function checkEmailText(email: string): readonly Refusal[] {
  const problem = checkEmail(email);
  return problem === null ? [] : [fieldRefusal('email', problem, emailMaxLength)];
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
    ...checkShortText('purchaseOrderNumber', purchaseOrderNumber ?? '', purchaseReferenceMaxLength),
    ...checkShortText('costCentre', costCentre ?? '', purchaseReferenceMaxLength),
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
