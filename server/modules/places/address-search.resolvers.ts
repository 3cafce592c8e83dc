import { isSearchable } from '@sonde/machines/rules/addresses';
import { tidySpaces } from '@sonde/machines/rules/texts';
import type { FieldLimit } from '../../kernel/field-limits.ts';
import { languageOfCode } from '../../kernel/language-code.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type {
  AddressSuggestionsInput,
  CountryCode,
  SuggestedAddressInput,
} from '../../kernel/resolver-types.generated.ts';
import type { AddressSearch } from './address-search.ts';

const billedQuestion: FieldLimit = { limit: 'addressSearch' };

const sessionToken = /^[A-Za-z0-9_-]{1,36}$/;

const toQuery = (input: AddressSuggestionsInput | SuggestedAddressInput) => ({
  country: input.countryCode,
  language: languageOfCode(input.languageCode) || null,
  session: input.sessionToken,
});

/** Address suggestions while the buyer types; null without a service. The service bills each query. */
export const addressSearchApi = ({
  addressSearch,
}: {
  readonly addressSearch: AddressSearch | null;
}): ModuleApi => ({
  limits: { addressSuggestions: [billedQuestion], suggestedAddress: [billedQuestion] },
  resolvers: {
    Query: {
      async addressSuggestions(_parent, { input }) {
        if (addressSearch === null || !sessionToken.test(input.sessionToken)) return null;
        if (!isSearchable(input.text)) return [];
        const suggestions = await addressSearch.suggest({ ...toQuery(input), text: tidySpaces(input.text) });
        return suggestions && suggestions.map(({ id, ...words }) => ({ placeId: id, ...words }));
      },
      async suggestedAddress(_parent, { input }) {
        if (addressSearch === null || !sessionToken.test(input.sessionToken)) return null;
        const place = await addressSearch.find({ ...toQuery(input), id: input.placeId });
        if (place === null) return null;
        const { country, ...fields } = place;
        return { countryCode: country as CountryCode, ...fields };
      },
    },
  },
});
