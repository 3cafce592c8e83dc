import { isSearchable } from '@sonde/machines/rules/addresses';
import { tidySpaces } from '@sonde/machines/rules/texts';
import { languageOfCode } from '../../graphql/language-code.ts';
import type {
  AddressSuggestionsInput,
  CountryCode,
  Resolvers,
  SuggestedAddressInput,
} from '../../graphql/resolver-types.generated.ts';

const sessionToken = /^[A-Za-z0-9_-]{1,36}$/;

const askedBy = (input: AddressSuggestionsInput | SuggestedAddressInput) => ({
  country: input.countryCode,
  language: languageOfCode(input.languageCode) || null,
  session: input.sessionToken,
});

export const addressSearchResolvers: Resolvers = {
  Query: {
    async addressSuggestions(_parent, { input }, { addressSearch }) {
      if (addressSearch === null || !sessionToken.test(input.sessionToken)) return null;
      if (!isSearchable(input.text)) return [];
      const found = await addressSearch.suggest({ ...askedBy(input), text: tidySpaces(input.text) });
      return found && found.map(({ id, ...words }) => ({ placeId: id, ...words }));
    },
    async suggestedAddress(_parent, { input }, { addressSearch }) {
      if (addressSearch === null || !sessionToken.test(input.sessionToken)) return null;
      const found = await addressSearch.find({ ...askedBy(input), id: input.placeId });
      if (found === null) return null;
      const { country, ...fields } = found;
      return { countryCode: country as CountryCode, ...fields };
    },
  },
};
