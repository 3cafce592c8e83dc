import { type AddressForm, blankAddress } from '../address/index.ts';
import type { Address, Checkout } from '../cart/index.ts';
import type { PaymentForm } from '../payment/index.ts';
import { tidyTaxId } from '../rules/tax-ids.ts';
import type { CheckoutContext, ContactForm } from './checkout.types.ts';
import { savedContactForm } from './contact-form.ts';

type Drafted = Pick<CheckoutContext, 'checkout' | 'country' | 'drafts' | 'payment'>;

const emptyContact: ContactForm = {
  email: '',
  marketingOptIn: false,
  purchaseOrderNumber: '',
  costCentre: '',
  problems: [],
};

/** The contact step as the buyer sees it: as typed, else as saved. */
export function contactForm({ checkout, drafts }: Drafted): ContactForm {
  return drafts.contact ?? (checkout === null ? emptyContact : savedContactForm(checkout));
}

const savedAddressForm = (saved: Address | null | undefined, country: string): AddressForm => ({
  address: saved ?? blankAddress(country),
  problems: [],
});

export function savedShippingForm({ checkout, country }: Drafted): AddressForm {
  return savedAddressForm(checkout?.shippingAddress, country);
}

export function savedBillingForm({ checkout, country }: Drafted): AddressForm {
  return savedAddressForm(checkout?.billingAddress, country);
}

/** The shipping address as the buyer sees it: as typed, else as saved, else blank. */
export function shippingAddressForm(drafted: Drafted): AddressForm {
  return drafted.drafts.shippingAddress ?? savedShippingForm(drafted);
}

/** The buyer's own billing address: as typed, else as saved, else blank. */
export function billingAddressForm(drafted: Drafted): AddressForm {
  return drafted.drafts.billingAddress ?? savedBillingForm(drafted);
}

/** The buyer's tax id: as typed, else as saved. */
export function taxIdOf({ checkout, drafts }: Drafted): string {
  return drafts.taxId ?? checkout?.taxId ?? '';
}

/** Whether the shop has to hear of the tax id: it is another one, or the registry could not say and is asked again. */
export function isTaxIdToSave(drafted: Drafted): boolean {
  const { checkout } = drafted;
  if (checkout === null || !checkout.isTaxIdOffered) return false;
  return tidyTaxId(taxIdOf(drafted)) !== tidyTaxId(checkout.taxId) || checkout.taxIdStatus === 'UNCONFIRMED';
}

/** Whether VAT is charged although the buyer may expect otherwise, so that the step says so before it goes on. */
export function isTaxIdDoubted({ taxIdStatus }: Checkout): boolean {
  return taxIdStatus === 'UNCONFIRMED' || taxIdStatus === 'NOT_REGISTERED';
}

/** What is worth keeping of a form: null when nothing was typed and nothing was said. */
export function draftOf(form: AddressForm, saved: AddressForm): AddressForm | null {
  const fields = Object.keys(saved.address) as (keyof Address)[];
  const isUntouched =
    form.problems.length === 0 && fields.every((field) => form.address[field] === saved.address[field]);
  return isUntouched ? null : { address: form.address, problems: form.problems };
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
