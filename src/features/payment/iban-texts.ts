import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';

const required = msg`Enter your IBAN`;
const unfinished = msg`Check the IBAN: it starts with two letters, such as DE, and has 15 to 34 characters.`;
const wrongCheckDigits = msg`The digits of this IBAN don’t add up. Check it for a mistyped or swapped digit.`;

/** What is wrong with an IBAN; null for a refusal of something else. */
export function ibanText({ code, field, reason }: Refusal): MessageDescriptor | null {
  if (field !== 'account.iban') return null;
  if (reason === 'REQUIRED') return required;
  return code === 'INCORRECT_NUMBER' ? wrongCheckDigits : unfinished;
}
