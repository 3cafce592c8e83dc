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

/**
 * The contact step shown to the buyer: as typed, otherwise as saved. It begins with the address of the person who is
 * signed in. Whoever came to get a quote begins as an organization, which has a purchase order number.
 */
export function contactForm({
  checkout,
  drafts,
  isQuoteRequested,
  accountEmail,
}: Drafted & Pick<CheckoutContext, 'isQuoteRequested' | 'accountEmail'>): ContactForm {
  if (drafts.contact !== null) return drafts.contact;
  const saved = checkout === null ? emptyContact : savedContactForm(checkout);
  if (saved.email !== '') return saved;
  return { ...saved, email: accountEmail, buyer: isQuoteRequested ? 'organization' : saved.buyer };
}

/** The email address that was probably meant instead of the one in the field; null without a suggestion. */
export const suggestedEmail = (context: CheckoutContext): string | null =>
  context.emailSuggestion?.typed === contactForm(context).email ? context.emailSuggestion.meant : null;

const knownAddress = (saved: Address | null | undefined, { checkout, country }: KnownCheckout): Address =>
  saved ?? { ...blankAddress(country), companyName: checkout?.organizationName ?? '' };

/** The initial content of the shipping address form: the saved address, otherwise the buyer's known data. */
export const shippingAddressOf = (known: KnownCheckout): KnownAddress => ({
  address: knownAddress(known.checkout?.shippingAddress, known),
  purpose: 'destination',
});

/** The initial content of the separate billing address form: the saved address, otherwise the shipping address. */
export const billingAddressOf = (known: KnownCheckout): KnownAddress => ({
  address: knownAddress(known.checkout?.billingAddress ?? known.checkout?.shippingAddress, known),
  purpose: billingPurpose(known.checkout?.isShippingRequired === true),
});

const doubted: readonly Checkout['taxIdStatus'][] = ['UNCONFIRMED', 'NOT_REGISTERED', 'OTHER_COUNTRY'];

/** Whether VAT is charged although the buyer may expect otherwise, so that the step says so before continuing. */
export const isTaxIdDoubted = ({ taxIdStatus }: Checkout): boolean => doubted.includes(taxIdStatus);

/** The note about the delivery: as typed, otherwise as saved. */
export const deliveryNote = ({ checkout, drafts }: Drafted): string => drafts.note ?? checkout?.note ?? '';

/**
 * The selected shipping method: the buyer's choice, otherwise the saved one, otherwise the first; null if none is
 * available.
 */
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
