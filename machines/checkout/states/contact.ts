import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { contactInput } from '../checkout.requests.ts';
import { refused } from './refused.ts';

/** Who buys: e-mail, news or not, and what a purchasing department needs on its papers. */
export const contactState = checkoutChart.createStateConfig({
  meta: { step: 'contact', description: 'The buyer says where the confirmation is sent.' },
  initial: 'editing',
  states: {
    editing: {
      meta: { description: 'The buyer types the contact details; mistakes are said on Continue.' },
      on: {
        'contact.field.changed': { actions: ['changeContact', 'forgetFieldTrouble'] },
        'contact.field.left': { actions: 'checkContactFormat' },
        'contact.marketing.changed': { actions: 'changeMarketing' },
        'contact.submitted': [
          { guard: 'isContactComplete', target: 'saving', actions: 'forgetTrouble' },
          { actions: 'listContactProblems' },
        ],
      },
    },
    saving: {
      tags: 'pending',
      meta: { description: 'The shop keeps the contact details.' },
      invoke: {
        id: 'updateContact',
        src: 'updateContact',
        input: contactInput,
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerOf },
            target: '#routing',
            actions: [
              { type: 'keepCheckout', params: answerOf },
              { type: 'forgetDraft', params: { draft: 'contact' } },
              { type: 'goOnAfter', params: { step: 'contact' } },
            ],
          },
          refused,
        ],
        onError: { target: 'editing', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
  },
});
