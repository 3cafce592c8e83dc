import type { MachineWords } from '../flow/index.ts';

export const addressSearchWords: MachineWords = {
  kind: 'part',
  title: 'Address search',
  sentence: 'Suggests addresses while the buyer types a street.',
  services: {
    findAddress: 'the shop for the full address',
    suggestAddresses: 'the shop for matching addresses',
  },
  events: {
    'search.chosen': 'Buyer chooses a suggestion',
    'search.closed': 'Buyer leaves the field or dismisses the suggestions',
    'search.moved': 'Buyer moves through the suggestions',
    'search.typed': 'Buyer types a street',
  },
  guards: {
    isSearchable: 'there is enough text to search for',
    isSuggestionListed: 'the suggestion is in the list',
  },
  actions: {
    forgetSuggestions: 'clear the suggestions',
    keepChosenSuggestion: 'keep the choice and the current form',
    keepFoundAddress: 'pass the address to the form',
    keepSearchText: 'keep what was typed',
    keepStreetAlone: 'pass the street of the suggestion to the form',
    keepSuggestions: 'keep the suggestions',
    moveInSuggestions: 'move to the next suggestion',
  },
  places: {
    asking: 'looking up addresses',
    finding: 'finding the address',
    offering: 'showing suggestions',
  },
};
