import type { Client } from 'urql';
import type { AddressPorts } from '@sonde/machines/address';
import { CountryAddressValidationDocument } from '../../graphql/checkout.generated.ts';
import { queryOnce } from '../../graphql/client.ts';
import type { CountryCode, LanguageCodeEnum } from '../../graphql/schema.generated.ts';
import { fromApiAddressRules } from './from-api-address-rules.ts';

/** What an address form asks of the world, answered by the store API in the page's language. */
export function createAddressPorts(client: Client, languageCode: string): AddressPorts {
  return {
    loadAddressRules: async ({ country }) =>
      fromApiAddressRules(
        await queryOnce(client, CountryAddressValidationDocument, {
          countryCode: country as CountryCode,
          languageCode: languageCode as LanguageCodeEnum,
        }),
      ),
  };
}
