import { LRUCache } from 'lru-cache';
import type { PostalAddress } from '@sonde/machines/rules/addresses';
import { addressLines } from './address-lines.ts';
import { toGlobalId } from '../../kernel/global-id.ts';
import type { ResolversTypes } from '../../kernel/resolver-types.generated.ts';
import { formattedPhone } from './phone.ts';

interface AddressWords {
  readonly phoneFormatted: string;
  readonly lines: readonly string[];
}

interface ReadAddress {
  readonly address: PostalAddress;
  readonly language: string;
}

/**
 * Cached, because every checkout response contains the same few addresses, and formatting one takes longer than the
 * rest.
 */
const words = new LRUCache<string, AddressWords, ReadAddress>({
  max: 500,
  memoMethod: (_key, _stale, { context: { address, language } }) => ({
    phoneFormatted: formattedPhone(address.phone),
    lines: addressLines(address, language),
  }),
});

/**
 * An address in the API's format for a reader of `language`; `owner` identifies what it belongs to and determines its
 * id.
 */
export function apiAddress(address: PostalAddress, owner: string, language: string) {
  const { country, ...fields } = address;
  return {
    ...fields,
    id: toGlobalId('Address', owner),
    name: `${address.firstName} ${address.lastName}`.trim(),
    country: { code: country },
    ...words.memo(JSON.stringify([language, address]), { context: { address, language } }),
  } satisfies Awaited<ResolversTypes['Address']>;
}
