import { addressMaxLengths, type PostalAddress } from '../addresses/index.ts';
import { isLongerThan, isPrintable, nameProblem, tidySpaces } from '../texts/index.ts';

/** In characters; the limit of the company name in an address, where it is used. */
export const organizationNameMaxLength = addressMaxLengths.companyName;

/** The problem with a typed organization name; null if it fits in an address or is empty. */
export function checkOrganizationName(value: string): 'too_long' | 'characters' | 'link' | null {
  if (isLongerThan(value, organizationNameMaxLength)) return 'too_long';
  return isPrintable(tidySpaces(value)) ? nameProblem(value, 'organization') : 'characters';
}

/**
 * Updates an address after its organization was renamed. Only an address with the earlier name changes, or one without
 * a name if there was no earlier name.
 */
export function withOrganization<Address extends Pick<PostalAddress, 'companyName'>>(
  address: Address,
  { before, after }: { readonly before: string; readonly after: string },
): Address {
  return address.companyName === before ? { ...address, companyName: after } : address;
}

/** Who bought something that founds an organization. */
interface Founder {
  /** As typed; empty for a person. */
  readonly organizationName: string;
  readonly billingAddress: Pick<PostalAddress, 'firstName' | 'lastName'>;
  readonly email: string;
}

/** The name of the buyer, as the bill has it; empty where it has none. */
export const buyerName = ({
  billingAddress: { firstName, lastName },
}: Pick<Founder, 'billingAddress'>): string => tidySpaces(`${firstName} ${lastName}`);

/** The name of the organization that a sale founds: the one that the order names, or that of its buyer, or the address. */
export const newOrganizationName = (founder: Founder): string =>
  Array.from(tidySpaces(founder.organizationName) || buyerName(founder) || founder.email)
    .slice(0, organizationNameMaxLength)
    .join('');

/** Characters of a name that stand in a slug. */
const slugLength = 40;

/** How addresses of apps name an organization: its name in small Latin letters and digits, and a mark that no other has. */
export function organizationSlug(name: string, mark: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return [...words.join('-').slice(0, slugLength).split('-').filter(Boolean), mark].join('-');
}
