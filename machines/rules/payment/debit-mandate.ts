import { checkEmail } from '../people/index.ts';
import { lengthOf, nameProblem } from '../texts/index.ts';
import { cardholderMaxLength } from './saved-methods.ts';

/** What the owner of an account says who lets it be debited for what someone else may have ordered. */
export interface DebitMandate {
  /** The owner's name, as the bank knows it. */
  readonly holder: string;
  /** Where the provider announces the debit. */
  readonly email: string;
  readonly isAuthorized: boolean;
}

/** What a mandate lacks. */
export interface MandateProblem {
  readonly field: keyof DebitMandate;
  readonly reason: 'REQUIRED' | 'FORMAT' | 'TOO_LONG';
}

const emailReasons = { required: 'REQUIRED', format: 'FORMAT', too_long: 'TOO_LONG' } as const;

function holderReason(holder: string): MandateProblem['reason'] | null {
  if (holder.trim() === '') return 'REQUIRED';
  if (lengthOf(holder.trim()) > cardholderMaxLength) return 'TOO_LONG';
  return nameProblem(holder, 'organization') === null ? null : 'FORMAT';
}

/** What a mandate lacks, in the order of its fields; empty if the account may be debited. */
export function mandateProblems({ holder, email, isAuthorized }: DebitMandate): readonly MandateProblem[] {
  const emailProblem = checkEmail(email);
  const reasons = {
    holder: holderReason(holder),
    email: emailProblem && emailReasons[emailProblem],
    isAuthorized: isAuthorized ? null : 'REQUIRED',
  } as const;
  return (['holder', 'email', 'isAuthorized'] as const).flatMap((field) => {
    const reason = reasons[field];
    return reason === null ? [] : [{ field, reason }];
  });
}
