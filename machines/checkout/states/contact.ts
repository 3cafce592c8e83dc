import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { contactInput, taxIdInput } from '../checkout.requests.ts';
import { refused } from './refused.ts';

const keepSaved = [
  { type: 'keepCheckout', params: answerOf },
  { type: 'forgetDraft', params: { draft: 'contact' } },
] as const;

/** Typing during the request cancels Continue: no text is lost. */
const takenBack = {
  'contact.field.changed': { target: 'editing', actions: ['changeContact', 'forgetFieldTrouble'] },
  'contact.marketing.changed': { target: 'editing', actions: 'changeMarketing' },
  'contact.buyer.chosen': { target: 'editing', actions: 'chooseBuyer' },
  'address.field.changed': {
    target: 'editing',
    actions: ['openShippingAddress', 'forwardToShippingAddress', 'forgetFieldTrouble'],
  },
} as const;

/**
 * The buyer: email, marketing choice and everything about an organization, including the effect of its tax ID on the
 * price.
 */
export const contactState = checkoutChart.createStateConfig({
  meta: {
    step: 'contact',
    description: 'The buyer says who buys, and where mail goes.',
  },
  entry: { type: 'noteStep', params: { step: 'contact' } },
  initial: 'editing',
  states: {
    editing: {
      meta: {
        description:
          'The buyer types the contact details, and the shipping address on the same screen; mistakes in both are said on Continue.',
      },
      entry: 'openShippingAddress',
      exit: 'closeShippingAddress',
      initial: 'opening',
      on: {
        'address.field.changed': { actions: ['forwardToShippingAddress', 'forgetFieldTrouble'] },
        'address.field.left': { actions: 'forwardToShippingAddress' },
        'address.completed': {
          guard: 'isContactComplete',
          target: 'saving',
          actions: ['keepSubmittedAddress', 'forgetTrouble'],
        },
        'contact.field.changed': { actions: ['changeContact', 'forgetFieldTrouble'] },
        'contact.field.left': { actions: 'checkContactFormat' },
        'contact.marketing.changed': { actions: 'changeMarketing' },
        'contact.buyer.chosen': { target: '.opening', actions: ['chooseBuyer', 'forgetTrouble'] },
        'contact.submitted': [
          { guard: 'isContactAlone', target: 'saving', actions: 'forgetTrouble' },
          { actions: ['listContactProblems', 'submitShippingAddress'] },
        ],
      },
      states: {
        opening: {
          meta: { description: 'The step opens for whom the buyer said, else for a person.' },
          always: [{ guard: 'isForOrganization', target: 'organization' }, { target: 'person' }],
        },
        person: { meta: { description: 'A person buys: an e-mail address is enough.' } },
        organization: {
          meta: {
            description:
              'An organization buys: its name, its tax id where the country has them, and what its purchasing department needs.',
          },
        },
      },
    },
    saving: {
      tags: 'pending',
      meta: { description: 'The shop keeps the contact details.' },
      on: takenBack,
      invoke: {
        id: 'updateContact',
        src: 'updateContact',
        input: contactInput,
        onDone: [
          {
            guard: { type: 'isAcceptedBeforeTaxId', params: answerOf },
            target: 'savingTaxId',
            actions: [
              { type: 'renameOrganizationInAddresses', params: answerOf },
              { type: 'keepCheckout', params: answerOf },
            ],
          },
          {
            guard: { type: 'isAccepted', params: answerOf },
            target: 'saved',
            actions: [{ type: 'renameOrganizationInAddresses', params: answerOf }, ...keepSaved],
          },
          refused,
        ],
        onError: { target: 'editing', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    savingTaxId: {
      tags: 'pending',
      meta: { description: 'The shop checks the tax id, and the registry of the EU says whose it is.' },
      on: takenBack,
      invoke: {
        id: 'updateTaxId',
        src: 'updateTaxId',
        input: taxIdInput,
        onDone: [
          {
            guard: { type: 'isAcceptedWithDoubt', params: answerOf },
            target: 'taxIdDoubted',
            actions: keepSaved,
          },
          { guard: { type: 'isAccepted', params: answerOf }, target: 'saved', actions: keepSaved },
          refused,
        ],
        onError: { target: 'editing', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    taxIdDoubted: {
      meta: {
        description:
          'The tax id is of another country, or the registry does not know it or could not say, so VAT is charged; the buyer may go on.',
      },
      on: {
        'contact.taxId.checkedAgain': { guard: 'isTaxIdUnconfirmed', target: 'savingTaxId' },
        'contact.submitted': 'saved',
      },
    },
    saved: {
      meta: {
        description: 'The shop has the contact details; what ships has its address on the same screen.',
      },
      always: [
        {
          guard: 'isSubmittedAddressSaved',
          target: '#checkout.step.shipping.address.saved',
          actions: 'takeSavedShippingAddress',
        },
        { guard: 'isAddressSubmitted', target: '#checkout.step.shipping.address.saving' },
        { guard: 'isShippingRequired', target: '#checkout.step.shipping.address' },
        { guard: 'isOrderComplete', target: '#checkout.step.review' },
        { target: '#checkout.step.billing.address' },
      ],
    },
  },
});
