import { addressMaxLengths, type PostalAddress } from '../addresses/index.ts';
import { isLongerThan, isPrintable, tidySpaces } from '../texts/index.ts';

/** How long the name of an organization may be, in characters: as in an address, where it comes to stand. */
export const organizationNameMaxLength = addressMaxLengths.companyName;

/** What is wrong with the name of an organization as typed; null when it can stand in an address, or is empty. */
export function checkOrganizationName(value: string): 'too_long' | 'characters' | null {
  if (isLongerThan(value, organizationNameMaxLength)) return 'too_long';
  return isPrintable(tidySpaces(value)) ? null : 'characters';
}

/** An address after the organization that buys got another name: where it had the earlier one, or none while there was none, it has the new one. */
export function withOrganization<Address extends Pick<PostalAddress, 'companyName'>>(
  address: Address,
  { before, after }: { readonly before: string; readonly after: string },
): Address {
  return address.companyName === before ? { ...address, companyName: after } : address;
}
