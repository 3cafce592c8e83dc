import { assertEvent, assign, setup } from 'xstate';
import { answerOf, unprovidedDeadline, unprovidedPorts } from '../flow/index.ts';
import {
  type AddressSuggestion,
  isSearchable,
  toStreetOnly,
  type SuggestedAddress,
} from '../rules/addresses/index.ts';
import type {
  AddressSearchContext,
  AddressSearchEvent,
  AddressSearchPorts,
  ChosenSuggestion,
} from './address-search.types.ts';

/** The name of every port that the flow calls. */
export const addressSearchPortNames = [
  'suggestAddresses',
  'findAddress',
] as const satisfies readonly (keyof AddressSearchPorts)[];

/** The delay after the last keystroke, long enough for a typist's next one. */
const typingPauseMilliseconds = 250;

const nothingYet: AddressSearchContext = {
  text: '',
  country: '',
  suggestions: [],
  active: null,
  chosen: null,
  found: null,
};

const chosenIn = ({ chosen }: AddressSearchContext): ChosenSuggestion => {
  if (chosen === null) throw new Error('No suggestion was chosen.');
  return chosen;
};

const nextActive = ({ active, suggestions }: AddressSearchContext, by: 1 | -1): number | null => {
  if (suggestions.length === 0) return null;
  const first = by === 1 ? 0 : suggestions.length - 1;
  return active === null ? first : (active + by + suggestions.length) % suggestions.length;
};

const searchSetup = setup({
  types: {
    context: {} as AddressSearchContext,
    events: {} as AddressSearchEvent,
    meta: {} as { readonly description: string },
  },
  actors: { ...unprovidedPorts<AddressSearchPorts>(addressSearchPortNames), deadline: unprovidedDeadline },
  guards: {
    isSearchable: ({ event }) => event.type === 'search.typed' && isSearchable(event.text),
    isSuggestionListed: ({ context, event }) =>
      event.type === 'search.chosen' && context.suggestions[event.index] !== undefined,
  },
});

const typing = [
  { guard: 'isSearchable', target: '#address-search.open.waiting', actions: 'keepSearchText' },
  { target: '#address-search.closed' },
] as const;

/**
 * Suggests addresses while the buyer types a street. A failed or late response only means no suggestions; the field
 * never waits for this machine.
 */
export const addressSearchMachine = searchSetup
  .extend({
    actions: {
      keepSearchText: assign(({ event }) => {
        assertEvent(event, 'search.typed');
        return { text: event.text, country: event.country, active: null };
      }),
      keepSuggestions: assign((_, suggestions: readonly AddressSuggestion[]) => ({
        suggestions,
        active: null,
      })),
      forgetSuggestions: assign({ suggestions: [], active: null }),
      moveInSuggestions: assign(({ context, event }) => {
        assertEvent(event, 'search.moved');
        return { active: nextActive(context, event.by) };
      }),
      keepChosenSuggestion: assign(({ context, event }) => {
        assertEvent(event, 'search.chosen');
        const suggestion = context.suggestions[event.index];
        return { chosen: suggestion ? { suggestion, before: event.before } : null };
      }),
      keepFoundAddress: assign(({ context }, answer: SuggestedAddress | null) => {
        const { suggestion, before } = chosenIn(context);
        return { found: { suggested: answer ?? toStreetOnly(suggestion, context.country), before } };
      }),
      keepStreetAlone: assign(({ context }) => {
        const { suggestion, before } = chosenIn(context);
        return { found: { suggested: toStreetOnly(suggestion, context.country), before } };
      }),
    },
  })
  .createMachine({
    id: 'address-search',
    context: nothingYet,
    initial: 'closed',
    on: { 'search.typed': typing },
    states: {
      closed: {
        meta: { description: 'Nothing is suggested.' },
        entry: 'forgetSuggestions',
      },
      open: {
        meta: { description: 'Addresses are suggested as the buyer types.' },
        initial: 'waiting',
        on: {
          'search.moved': { actions: 'moveInSuggestions' },
          'search.chosen': {
            guard: 'isSuggestionListed',
            target: 'finding',
            actions: 'keepChosenSuggestion',
          },
          'search.closed': { target: 'closed' },
        },
        states: {
          waiting: {
            meta: { description: 'Waits for the next letter; earlier suggestions stay visible.' },
            invoke: {
              id: 'deadline',
              src: 'deadline',
              input: { milliseconds: typingPauseMilliseconds },
              onDone: { target: 'asking' },
            },
          },
          asking: {
            meta: { description: 'The shop looks up matching addresses.' },
            invoke: {
              id: 'suggestAddresses',
              src: 'suggestAddresses',
              input: ({ context: { text, country } }) => ({ text, country }),
              onDone: { target: 'offering', actions: { type: 'keepSuggestions', params: answerOf } },
              onError: { target: '#address-search.closed' },
            },
          },
          offering: {
            meta: { description: 'The buyer can choose an address or keep typing.' },
          },
        },
      },
      finding: {
        meta: { description: 'The shop looks up the chosen address.' },
        entry: 'forgetSuggestions',
        invoke: {
          id: 'findAddress',
          src: 'findAddress',
          input: ({ context }) => ({ id: chosenIn(context).suggestion.id, country: context.country }),
          onDone: { target: 'closed', actions: { type: 'keepFoundAddress', params: answerOf } },
          onError: { target: 'closed', actions: 'keepStreetAlone' },
        },
      },
    },
  });
