import { answerOf } from '../../flow/index.ts';

/** In `onDone`: stores the server's refusal, then the table of reactions decides the target. */
export const refused = {
  target: '#reacting',
  actions: [
    { type: 'keepRefusals', params: answerOf },
    'compareWithShownCheckout',
    { type: 'keepCheckout', params: answerOf },
  ],
} as const;
