import { answerOf } from '../../flow/index.ts';

/** In `onDone`: the server refused; what it said is kept and the table of reactions decides where that leads. */
export const refused = {
  target: '#reacting',
  actions: [
    { type: 'keepRefusals', params: answerOf },
    'compareWithShownCheckout',
    { type: 'keepCheckout', params: answerOf },
  ],
} as const;
