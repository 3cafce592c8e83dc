import type { PostalAddress } from '@sonde/machines/rules/address';
import { addressLines } from '../address/address-lines.ts';
import { toGlobalId } from '../../graphql/global-id.ts';
import type { ResolversTypes } from '../../graphql/resolver-types.generated.ts';
import { formattedPhone } from './phone.ts';

/** An address as the API shows it to who reads `language`; `owner` names what it belongs to and makes its id. */
export function apiAddress(address: PostalAddress, owner: string, language: string) {
  const { country, ...fields } = address;
  return {
    ...fields,
    id: toGlobalId('Address', owner),
    name: `${address.firstName} ${address.lastName}`.trim(),
    country: { code: country },
    phoneFormatted: formattedPhone(address.phone),
    lines: addressLines(address, language),
  } satisfies Awaited<ResolversTypes['Address']>;
}
