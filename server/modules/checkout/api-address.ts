import { LRUCache } from 'lru-cache';
import type { PostalAddress } from '@sonde/machines/rules/address';
import { addressLines } from '../address/address-lines.ts';
import { toGlobalId } from '../../graphql/global-id.ts';
import type { ResolversTypes } from '../../graphql/resolver-types.generated.ts';
import { formattedPhone } from './phone.ts';

/** Every answer about a checkout shows the same few addresses, and the words for one take longer than the rest of it. */
const words = new LRUCache<string, AddressWords, PostalAddress>({
  max: 500,
  memoMethod: (key, _stale, { context }) => ({
    phoneFormatted: formattedPhone(context.phone),
    lines: addressLines(context, key.slice(0, key.indexOf(':'))),
  }),
});

interface AddressWords {
  readonly phoneFormatted: string;
  readonly lines: readonly string[];
}

/** An address as the API shows it to who reads `language`; `owner` names what it belongs to and makes its id. */
export function apiAddress(address: PostalAddress, owner: string, language: string) {
  const { country, ...fields } = address;
  return {
    ...fields,
    id: toGlobalId('Address', owner),
    name: `${address.firstName} ${address.lastName}`.trim(),
    country: { code: country },
    ...words.memo(`${language}:${JSON.stringify(address)}`, { context: address }),
  } satisfies Awaited<ResolversTypes['Address']>;
}
