import type { PostalAddress } from '@sonde/machines/rules/addresses';
import {
  checkEmail,
  checkOrganizationName,
  emailMaxLength,
  normaliseEmail,
  organizationNameMaxLength,
  withOrganization,
} from '@sonde/machines/rules/people';
import { purchaseReferenceMaxLength, purchaseReferences } from '@sonde/machines/rules/checkout';
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

/** The change to a checkout, or a refusal for every invalid field. */
export function readContact(
  { email, marketingOptIn, organizationName, references }: TypedContact,
  before: NamingOrganization,
): ContactVerdict {
  const given = purchaseReferences.flatMap((name) => {
    const text = references?.[name] ?? null;
    return text === null ? [] : [{ name, text: tidyReference(text) }];
  });
  const refusals = [
    ...checkEmailText(email),
    ...checkName(organizationName ?? ''),
    ...given.flatMap(({ name, text }) => checkShortText(name, text, purchaseReferenceMaxLength)),
  ];
  if (refusals.length > 0) return { ok: false, refusals };
  return {
    ok: true,
    change: {
      email: normaliseEmail(email),
      ...(typeof marketingOptIn === 'boolean' && { marketingOptIn }),
      ...(typeof organizationName === 'string' && namingOrganization(tidySpaces(organizationName), before)),
      ...Object.fromEntries(given.map(({ name, text }) => [name, text])),
    },
  };
}
