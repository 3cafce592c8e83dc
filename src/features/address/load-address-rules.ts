import type { RouterContextProvider } from 'react-router';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import type { ShopLocale } from '../../page/locale.ts';
import { pageServicesContext } from '../../page/page-services.ts';
import { fromApiAddressRules } from '../../ports/from-api-address-rules.ts';
import { CountryAddressValidationDocument } from '../../graphql/checkout.generated.ts';
import { executeForPage } from '../../graphql/execute.ts';
import type { CountryCode, LanguageCodeEnum } from '../../graphql/schema.generated.ts';

/** The address format of the page's country, in the page's language; for loaders. */
export async function loadAddressRules(
  context: Readonly<RouterContextProvider>,
  { country, languageCode }: Pick<ShopLocale, 'country' | 'languageCode'>,
): Promise<AddressRules> {
  const answer = await executeForPage(
    context.get(pageServicesContext),
    CountryAddressValidationDocument,
    { countryCode: country as CountryCode, languageCode: languageCode as LanguageCodeEnum },
    'Failed to load the address rules',
  );
  return fromApiAddressRules(answer);
}
