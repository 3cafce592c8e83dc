import type { PaymentServices } from '../payment-services.ts';

/** The job that takes a payment method that its owner has deleted away from them at the provider. */
export const forgetMethodTask = 'forget-payment-method';

/** Throws, so that the job runs again, until the provider has done it. */
export async function forgetMethod(
  { providers }: PaymentServices,
  { token }: { readonly token: string },
): Promise<void> {
  if (!(await providers.stripe.forgetMethod(token)))
    throw new Error(`The provider did not confirm that it deleted ${token}`);
}
