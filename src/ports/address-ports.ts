import type { AddressPorts } from '@sonde/machines/address';
import { CountryAddressValidationDocument } from '../graphql/checkout.generated.ts';
import type { CountryCode, LanguageCodeEnum } from '../graphql/schema.generated.ts';
import { lazyImport, withSlowLoadNotice } from '../browser/lazy-import.ts';
import { fromApiAddressRules } from './from-api-address-rules.ts';

/** The ports of an address form, implemented with the store API in the page's language. */
export function createAddressPorts(languageCode: string): AddressPorts {
  return {
    loadAddressRules: async ({ country }) => {
      const { askPublic } = await withSlowLoadNotice(
        lazyImport(() => import('../graphql/public-answers.ts')),
      );
      return fromApiAddressRules(
        await askPublic(CountryAddressValidationDocument, {
          countryCode: country as CountryCode,
          languageCode: languageCode as LanguageCodeEnum,
        }),
      );
    },
  };
}
