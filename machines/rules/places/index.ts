/** Countries, their languages and laws, and their URLs in the shop. */

export { acceptedLanguages } from './accepted-languages.ts';
export { readChosenShop } from './chosen-shop.ts';
export {
  hasWithdrawalFunction,
  mayPreselectExtras,
  mayTrialRenewAt,
  mustShowVatNumber,
  placingWords,
  type PlacingWords,
  requiresImpressum,
} from './consumer-law.ts';
export {
  countries,
  type Country,
  countryByCode,
  type CountryLanguage,
  type OpeningPrices,
  enabledCountries,
  hasLanguage,
  knownLanguage,
  languageFor,
  mainCountries,
  pseudoLanguage,
  type TaxKind,
} from './countries.ts';
export { countryCodes } from './country-codes.ts';
export { countryGroups, isInGroup } from './country-groups.ts';
export { countryDay, timeZoneOf } from './country-day.ts';
export { defaultCountryCode, isDefaultCountry } from './default-country.ts';
export { euMembers, isEuMember } from './eu-members.ts';
export { isCountryEnabled, type MarketTier, marketTierOf } from './markets.ts';
export { shopRedirect, type ShopRedirect, type Visitor } from './redirects.ts';
export { languagesSpokenBesides } from './spoken-languages.ts';
export {
  internationalEnglish,
  regionalTexts,
  textCatalogue,
  textCatalogueNames,
  textLanguage,
  textLanguageIn,
} from './text-catalogues.ts';
export {
  isSignInExpected,
  organizationCountryCookie,
  type LocatedOrganization,
  organizationCountryOf,
  organizationCountryValue,
  readOrganizationCountry,
} from './organization-country.ts';
