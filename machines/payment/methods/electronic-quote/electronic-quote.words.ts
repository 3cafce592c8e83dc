import type { MachineWords } from '../../../flow/index.ts';

export const electronicQuoteWords: MachineWords = {
  kind: 'part',
  title: 'Asking for a quote',
  sentence: 'The buyer enters who the quote is for; nothing is charged.',
  services: {
    'electronic-quote': 'the form of the quote',
    saveQuoteData: 'the shop to save who the quote is for',
  },
  events: {
    'payment.quote.changed': 'Buyer changes a field of the quote',
  },
  guards: {
    isComplete: 'every field is valid',
    isQuoteDataSaved: 'the shop saves it',
    isUntouched: 'the buyer has typed nothing',
  },
  actions: {
    changeField: 'keep what was typed',
    keepKnown: 'fill in what the shop knows now',
    listQuoteProblems: 'list what has to be corrected',
  },
  places: {
    entering: 'filling in the quote',
    saving: 'saving the quote’s details',
  },
};
