import { blankAddress, type KnownAddress } from '../address/index.ts';
import type { Address, Checkout } from '../cart/index.ts';
import { billingPurpose } from '../rules/addresses/index.ts';
import { noReferences } from '../rules/checkout/index.ts';
import type { CheckoutContext, ContactForm } from './checkout.types.ts';
import { savedContactForm } from './contact-form.ts';

type Drafted = Pick<CheckoutContext, 'checkout' | 'drafts'>;
type KnownCheckout = Pick<CheckoutContext, 'checkout' | 'country'>;

const emptyContact: ContactForm = {
  email: '',
  marketingOptIn: false,
  buyer: 'person',
  organizationName: '',
  vatRegistrationNumber: '',
  ...noReferences,
  problems: [],
};

/** The contact step as the buyer sees it: as typed, else as saved. */
export function contactForm({ checkout, drafts }: Drafted): ContactForm {
  return drafts.contact ?? (checkout === null ? emptyContact : savedContactForm(checkout));
}

const knownAddress = (saved: Address | null | undefined, { checkout, country }: KnownCheckout): Address =>
  saved ?? { ...blankAddress(country), companyName: checkout?.organizationName ?? '' };

/** What the form of the shipping address begins with: what is saved, else nothing but what is known of the buyer. */
export const shippingAddressOf = (known: KnownCheckout): KnownAddress => ({
  address: knownAddress(known.checkout?.shippingAddress, known),
  purpose: 'destination',
});

/** What the form of the buyer's own billing address begins with: what is saved, else where the parcel goes. */
export const billingAddressOf = (known: KnownCheckout): KnownAddress => ({
  address: knownAddress(known.checkout?.billingAddress ?? known.checkout?.shippingAddress, known),
  purpose: billingPurpose(known.checkout?.isShippingRequired === true),
});

const doubted: readonly Checkout['taxIdStatus'][] = ['UNCONFIRMED', 'NOT_REGISTERED', 'OTHER_COUNTRY'];

/** Whether VAT is charged although the buyer may expect otherwise, so that the step says so before it goes on. */
export const isTaxIdDoubted = ({ taxIdStatus }: Checkout): boolean => doubted.includes(taxIdStatus);

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
