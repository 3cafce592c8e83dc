import type { MachineWords } from '../flow/index.ts';

export const addressSearchWords: MachineWords = {
  kind: 'part',
  title: 'Address search',
  sentence: 'While a street is typed, addresses are suggested that can be taken over.',
  services: {
    findAddress: 'the shop for the parts of an address',
    suggestAddresses: 'the shop which addresses begin so',
  },
  events: {
    'search.chosen': 'Buyer chooses a suggestion',
    'search.closed': 'Buyer leaves the field or sends the suggestions away',
    'search.moved': 'Buyer goes through the suggestions',
    'search.typed': 'Buyer types a street',
  },
  guards: {
    isSearchable: 'enough is typed to search for',
    isSuggestionListed: 'the suggestion is in the list',
  },
  actions: {
    forgetSuggestions: 'forget what was suggested',
    keepChosenSuggestion: 'keep the choice and the form as it stands',
    keepFoundAddress: 'hand the address to the form',
    keepSearchText: 'keep what was typed',
    keepStreetAlone: 'hand the street of the suggestion to the form',
    keepSuggestions: 'keep what is suggested',
    moveInSuggestions: 'go on in the suggestions',
  },
  places: {
    asking: 'asking for suggestions',
    finding: 'finding the address',
    offering: 'showing suggestions',
    open: 'suggesting',
  },
};
