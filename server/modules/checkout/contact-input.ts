import type { PostalAddress } from '@sonde/machines/rules/addresses';
import {
  checkEmail,
  checkOrganizationName,
  emailMaxLength,
  normaliseEmail,
  organizationNameMaxLength,
  withOrganization,
} from '@sonde/machines/rules/people';
import {
  type PurchaseReference,
  purchaseReferenceMaxLength,
  purchaseReferences,
} from '@sonde/machines/rules/checkout';
import { isLongerThan, tidySpaces } from '@sonde/machines/rules/texts';
import { fieldRefusal } from '../../kernel/refusal.ts';
import type { MutationCheckoutEmailUpdateArgs } from '../../kernel/resolver-types.generated.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { CheckoutChange, StoredCheckout } from './checkout.model.ts';
import { checkShortText } from '../../kernel/text-input.ts';

/** The buyer's contact data; null and omitted fields keep their previous values. */
export type TypedContact = Omit<MutationCheckoutEmailUpdateArgs, 'checkoutId'>;

export type ContactVerdict =
  | { readonly ok: true; readonly change: CheckoutChange }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

type NamingOrganization = Pick<StoredCheckout, 'organizationName' | 'shippingAddress' | 'billingAddress'>;

function checkEmailText(email: string): readonly Refusal[] {
  const problem = checkEmail(email);
  return problem === null ? [] : [fieldRefusal('email', problem, emailMaxLength)];
}

function checkName(organizationName: string): readonly Refusal[] {
  const problem = checkOrganizationName(organizationName);
  return problem === null ? [] : [fieldRefusal('organizationName', problem, organizationNameMaxLength)];
}

/** The new name, also in addresses with the previous one. An address with another organization keeps it. */
function namingOrganization(organizationName: string, before: NamingOrganization): CheckoutChange {
  const names = { before: before.organizationName, after: organizationName };
  const withNewNames = (address: PostalAddress | null) => address && withOrganization(address, names);
  return {
    organizationName,
    shippingAddress: withNewNames(before.shippingAddress),
    billingAddress: withNewNames(before.billingAddress),
  };
}

/** The reference as it is stored. Text that is far too long is returned unchanged. */
const tidyReference = (text: string): string =>
  isLongerThan(text, 2 * purchaseReferenceMaxLength) ? text : tidySpaces(text);

/** Makes the change only of what isn't refused: a refused text may be of any length. */
const verdictOf = (refusals: readonly Refusal[], toChange: () => CheckoutChange): ContactVerdict =>
  refusals.length > 0 ? { ok: false, refusals } : { ok: true, change: toChange() };

/** The email address as it is stored, or why it isn't one. */
export const readEmail = (email: string): ContactVerdict =>
  verdictOf(checkEmailText(email), () => ({ email: normaliseEmail(email) }));

/** The organization's name, also in addresses, or why it isn't one. */
export const readOrganizationName = (name: string, before: NamingOrganization): ContactVerdict =>
  verdictOf(checkName(name), () => namingOrganization(tidySpaces(name), before));

/** A reference as it is stored, or why it can't be printed. */
export function readReference(name: PurchaseReference, typed: string): ContactVerdict {
  const text = tidyReference(typed);
  return verdictOf(checkShortText(name, text, purchaseReferenceMaxLength), () => ({ [name]: text }));
}

/** The change to a checkout, or a refusal for every invalid field. */
export function readContact(
  { email, marketingOptIn, organizationName, references }: TypedContact,
  before: NamingOrganization,
): ContactVerdict {
  const verdicts: readonly ContactVerdict[] = [
    readEmail(email),
    ...(typeof organizationName === 'string' ? [readOrganizationName(organizationName, before)] : []),
    ...purchaseReferences.flatMap((name) => {
      const text = references?.[name] ?? null;
      return text === null ? [] : [readReference(name, text)];
    }),
  ];
  const refusals = verdicts.flatMap((verdict) => (verdict.ok ? [] : verdict.refusals));
  const changes = verdicts.map((verdict) => (verdict.ok ? verdict.change : {}));
  const consent = typeof marketingOptIn === 'boolean' ? { marketingOptIn } : {};
  return verdictOf(refusals, () => Object.assign({}, ...changes, consent) as CheckoutChange);
}
