import { refusalOf } from '@sonde/machines/flow';
import type { Stripe, StripeError, StripeIbanElement } from '@stripe/stripe-js';
import { billingDetailsOf } from './billing-details.ts';
import type {
  AccountOwner,
  IbanFieldHandle,
  IbanFieldInput,
  TokeniseAccountAnswer,
} from './card-payments.types.ts';
import { fieldStyle, watchColours } from './field-style.ts';

/** The field as named in a refusal. */
const ibanField = 'account.iban';

/** The provider's code for an IBAN that isn't complete. */
const unfinished = 'incomplete_iban';

/** How long a check waits for what the field says once it is left, in milliseconds. */
const reportDeadline = 3_000;

export interface MountedIban extends IbanFieldHandle {
  /** What the field itself says of the IBAN, without the provider. */
  check(): Promise<TokeniseAccountAnswer>;
  /** Stores the IBAN at the provider, without a debit. `toRefusal` turns the provider's error into a refusal. */
  tokenise(
    owner: AccountOwner,
    toRefusal: (error: StripeError) => ReturnType<typeof refusalOf>,
  ): Promise<TokeniseAccountAnswer>;
}

const ready = (element: StripeIbanElement): Promise<void> =>
  new Promise((resolve, reject) => {
    element.on('ready', () => resolve());
    const fail = ({ error }: { readonly error: StripeError }) =>
      reject(new Error(error.message ?? 'The field for the IBAN could not be loaded.'));
    (element as unknown as { on(event: 'loaderror', handler: typeof fail): void }).on('loaderror', fail);
  });

/** The owner's name as entered, otherwise as in the billing address. */
function ownerDetails({ holder, billingAddress, email }: AccountOwner) {
  const details = billingDetailsOf(billingAddress, email);
  const name = holder.trim();
  return name === '' ? details : { ...details, name };
}

/**
 * Mounts the provider's field for an IBAN. Resolves when it is ready. Rejects, and unmounts it, when it reports an error
 * or `deadline` rejects.
 */
export async function mountIbanField(
  stripe: Stripe,
  { frame, onChange }: IbanFieldInput,
  deadline: Promise<never>,
): Promise<MountedIban> {
  const element = stripe.elements().create('iban', {
    style: fieldStyle(frame),
    supportedCountries: ['SEPA'],
  });
  let isEmpty = true;
  /** What the field says is wrong with its content: null for nothing, undefined if it hasn't said it yet. */
  let problem: string | null | undefined = unfinished;
  let reported = () => {};
  const leave = () =>
    new Promise<void>((resolve) => {
      reported = resolve;
      setTimeout(resolve, reportDeadline);
      element.blur();
    });
  const stopWatching = watchColours(() => element.update({ style: fieldStyle(frame) }));
  const destroy = () => {
    stopWatching();
    element.destroy();
  };
  element.on('change', ({ empty, complete, error }) => {
    isEmpty = empty;
    problem = error?.code ?? (complete ? null : empty ? unfinished : undefined);
    if (problem !== undefined) reported();
    // An error is told when the field is left or checked, not while the buyer types.
    if (error === undefined) onChange();
  });
  const refusalFor = (code: string | undefined) =>
    code === unfinished
      ? refusalOf('PAYMENT_ERROR', ibanField, isEmpty ? 'REQUIRED' : 'FORMAT')
      : refusalOf('INCORRECT_NUMBER', ibanField, 'FORMAT');
  /** What is wrong with the IBAN; null if the error is about something else. */
  const refusalOfIban = ({ param, code }: StripeError) =>
    param?.includes('iban') === true || code?.includes('iban') === true ? refusalFor(code) : null;
  const opened = ready(element);
  element.mount(frame);
  try {
    await Promise.race([opened, deadline]);
  } catch (error) {
    destroy();
    throw error;
  }
  return {
    focus: () => element.focus(),
    destroy,
    async check() {
      if (problem === undefined) await leave();
      return problem === null
        ? { status: 'complete' }
        : { status: 'refused', refusals: [refusalFor(problem ?? unfinished)] };
    },
    async tokenise(owner, toRefusal) {
      // The provider decides whether the IBAN is complete: the field's message about the last letter may still be on its way.
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'sepa_debit',
        sepa_debit: element,
        billing_details: ownerDetails(owner) as { name: string; email: string },
      });
      if (error) return { status: 'refused', refusals: [refusalOfIban(error) ?? toRefusal(error)] };
      const { id, sepa_debit: account } = paymentMethod;
      const described = { lastDigits: account?.last4 ?? '', bankCountry: account?.country ?? '' };
      return { status: 'tokenised', account: { paymentMethodId: id, ...described } };
    },
  };
}
