import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Refusal, refusalsOf, type Trouble } from '@sonde/machines/flow';
import type { DebitMandate, MandateProblem } from '@sonde/machines/rules/payment';

type Field = keyof DebitMandate;

const mandateTexts = {
  holder: {
    REQUIRED: msg`Enter the account holder’s name`,
    FORMAT: msg`Enter the account holder’s name`,
    TOO_LONG: msg`The name is too long. Use 100 characters or fewer.`,
  },
  email: {
    REQUIRED: msg`Enter your email address`,
    FORMAT: msg`Enter an email address like name@example.com`,
    TOO_LONG: msg`The email address is too long. Use 254 characters or fewer.`,
  },
  isAuthorized: {
    REQUIRED: msg`Authorize the debit from your account`,
    FORMAT: msg`Authorize the debit from your account`,
    TOO_LONG: msg`Authorize the debit from your account`,
  },
} as const satisfies Readonly<Record<Field, Readonly<Record<MandateProblem['reason'], MessageDescriptor>>>>;

/** The fields of a mandate, in the order of the page. */
const fields = ['holder', 'email', 'isAuthorized'] as const;

/** The element of a field. */
export const mandateFieldId = (field: Field): string => `mandate-${field}`;

const fieldOf = ({ field }: Refusal): Field | undefined => fields.find((each) => field === `mandate.${each}`);

/** What a mandate lacks, for its field and the summary of errors; empty for any other trouble. */
export const mandateErrors = (trouble: Trouble | null) =>
  refusalsOf(trouble).flatMap((refusal) => {
    const field = fieldOf(refusal);
    const reason = refusal.reason;
    if (field === undefined || (reason !== 'REQUIRED' && reason !== 'FORMAT' && reason !== 'TOO_LONG'))
      return [];
    return [{ name: field, id: mandateFieldId(field), text: mandateTexts[field][reason] }];
  });
