import type { PaymentServices } from '../payment-services.ts';

/** The job that detaches a deleted payment method at the provider. */
export const forgetMethodTask = 'forget-payment-method';

/** Throws until the provider has done it, so that the job is retried. */
export async function forgetMethod(
  { providers }: PaymentServices,
  { token }: { readonly token: string },
): Promise<void> {
  if (!(await providers.stripe.forgetMethod(token)))
    throw new Error(`The provider did not confirm that it deleted ${token}`);
}
