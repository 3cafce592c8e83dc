import { type Check, hasShape, isNullOr, isPostalAddress, isString, isTrouble } from '../../../flow/index.ts';
import type { AccountDetails, SepaContext } from './sepa.types.ts';

/** Whether an unknown value describes an account. */
export const isAccountDetails: Check<AccountDetails> = hasShape({
  lastDigits: isString,
  bankCountry: isString,
});

/** Whether an unknown value is the context of the flow. */
export const isSepaContext: Check<SepaContext> = hasShape({
  means: isNullOr(hasShape({ details: isAccountDetails, token: isString })),
  entered: hasShape({ holder: isString }),
  billingAddress: isPostalAddress,
  email: isString,
  trouble: isNullOr(isTrouble),
});
