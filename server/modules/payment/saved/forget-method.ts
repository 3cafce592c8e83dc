import type { AccountName } from '@sonde/machines/rules/payment';
import type { PaymentServices } from '../payment-services.ts';
import { cardProviderOf } from '../provider/provider-accounts.ts';

/** The job that detaches a deleted payment method at the provider. */
export const forgetMethodTask = 'forget-payment-method';

/** A deleted method, by the provider's token. */
export interface ForgottenMethod {
  readonly token: string;
  /** Jobs of an earlier version lack it; theirs was the main one. */
  readonly account?: AccountName;
}

/** Throws until the provider has done it, so that the job is retried. */
export async function forgetMethod(
  { providers }: PaymentServices,
  { token, account = 'MAIN' }: ForgottenMethod,
): Promise<void> {
  if (!(await cardProviderOf(providers, account).forgetMethod(token)))
    throw new Error(`The provider did not confirm that it deleted ${token}`);
}
