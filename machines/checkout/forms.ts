import { type AddressForm, blankAddress } from '../address/index.ts';
import type { Address, Checkout } from '../cart/index.ts';
import type { PaymentForm } from '../payment/index.ts';
import { type AddressPurpose, addressRulesFor, billingPurpose } from '../rules/addresses/index.ts';
import { isSameAddress } from './progress.ts';
import type { CheckoutContext, ContactForm } from './checkout.types.ts';
import { savedContactForm } from './contact-form.ts';

type Drafted = Pick<CheckoutContext, 'checkout' | 'country' | 'addressRules' | 'drafts' | 'payment'>;

const emptyContact: ContactForm = {
  email: '',
  marketingOptIn: false,
  buyer: 'person',
  organizationName: '',
  vatRegistrationNumber: '',
  purchaseOrderNumber: '',
  costCentre: '',
  problems: [],
};

/** The contact step as the buyer sees it: as typed, else as saved. */
export function contactForm({ checkout, drafts }: Drafted): ContactForm {
  return drafts.contact ?? (checkout === null ? emptyContact : savedContactForm(checkout));
}

const savedAddressForm = (
  saved: Address | null | undefined,
  purpose: AddressPurpose,
  drafted: Drafted,
): AddressForm => ({
  address: saved ?? {
    ...blankAddress(drafted.country),
    companyName: drafted.checkout?.organizationName ?? '',
  },
  purpose,
  rules: addressRulesFor(purpose, drafted.addressRules),
  problems: [],
  trouble: null,
});

export function savedShippingForm(drafted: Drafted): AddressForm {
  return savedAddressForm(drafted.checkout?.shippingAddress, 'destination', drafted);
}

export function savedBillingForm(drafted: Drafted): AddressForm {
  const { checkout } = drafted;
  const purpose = billingPurpose(checkout?.isShippingRequired === true);
  return savedAddressForm(checkout?.billingAddress ?? checkout?.shippingAddress, purpose, drafted);
}

/** The shipping address as the buyer sees it: as typed, else as saved, else blank. */
export function shippingAddressForm(drafted: Drafted): AddressForm {
  return drafted.drafts.shippingAddress ?? savedShippingForm(drafted);
}

/** The buyer's own billing address: as typed, else as saved, else the shipping address to begin with, else blank. */
export function billingAddressForm(drafted: Drafted): AddressForm {
  return drafted.drafts.billingAddress ?? savedBillingForm(drafted);
}

const doubted: readonly Checkout['taxIdStatus'][] = ['UNCONFIRMED', 'NOT_REGISTERED', 'OTHER_COUNTRY'];

/** Whether VAT is charged although the buyer may expect otherwise, so that the step says so before it goes on. */
export const isTaxIdDoubted = ({ taxIdStatus }: Checkout): boolean => doubted.includes(taxIdStatus);

/** What is worth keeping of a form: null when nothing was typed, said or learnt. */
export function draftOf(form: AddressForm, saved: AddressForm): AddressForm | null {
  const { address, rules, problems, trouble } = form;
  const isUntouched =
    problems.length === 0 &&
    trouble === null &&
    rules.country === saved.rules.country &&
    isSameAddress(address, saved.address);
  return isUntouched ? null : form;
}

/** The shipping method that is ticked: as chosen, else as saved, else the first; null when none is on offer. */
export function selectedShippingMethodId({ checkout, drafts }: Drafted): string | null {
  const offered = checkout?.shippingMethods.map(({ id }) => id) ?? [];
  return (
    [drafts.shippingMethodId, checkout?.shippingMethodId ?? null].find(
      (id) => id !== null && offered.includes(id),
    ) ??
    offered[0] ??
    null
  );
}

/** The payment step as the buyer sees it. */
export function paymentFormOf({ checkout, drafts, payment }: Drafted): PaymentForm {
  return (
    drafts.payment ?? {
      method: payment?.method ?? checkout?.paymentMethods[0] ?? '',
      card: payment?.card ?? null,
      trouble: null,
      isTokenising: false,
    }
  );
}
