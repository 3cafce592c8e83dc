import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { contactInput, emailInput, taxIdInput } from '../checkout.requests.ts';
import { refused } from './refused.ts';

const keepSaved = [
  { type: 'keepCheckout', params: answerOf },
  { type: 'forgetDraft', params: { draft: 'contact' } },
  'forgetEmailSuggestion',
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
    description: 'The buyer enters who is buying, and an email address.',
  },
  entry: { type: 'noteStep', params: { step: 'contact' } },
  on: { 'contact.suggestion.accepted': { guard: 'isEmailSuggested', actions: 'acceptSuggestedEmail' } },
  initial: 'editing',
  states: {
    editing: {
      meta: {
        description:
          'The buyer types the contact details, and the shipping address on the same screen; Continue reports mistakes in both.',
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
        'contact.field.left': [
          { guard: 'isEmailComplete', target: '.checkingEmail', actions: 'checkContactFormat' },
          { actions: 'checkContactFormat' },
        ],
        'contact.marketing.changed': { actions: 'changeMarketing' },
        'contact.buyer.chosen': { target: '.opening', actions: ['chooseBuyer', 'forgetTrouble'] },
        'contact.submitted': [
          { guard: 'isContactAlone', target: 'saving', actions: 'forgetTrouble' },
          { actions: ['listContactProblems', 'submitShippingAddress'] },
        ],
      },
      states: {
        opening: {
          meta: {
            description: 'The step opens for a person, or for an organization if the buyer chose one.',
          },
          always: [{ guard: 'isForOrganization', target: 'organization' }, { target: 'person' }],
        },
        person: { meta: { description: 'A person buys: an email address is enough.' } },
        organization: {
          meta: {
            description:
              'An organization buys: its name, its tax ID if the country has them, and its purchasing references.',
          },
        },
        checkingEmail: {
          meta: {
            description:
              'The email address is complete; if it looks mistyped, the one that was probably meant is suggested. The buyer continues meanwhile.',
          },
          invoke: {
            id: 'suggestEmail',
            src: 'suggestEmail',
            input: emailInput,
            onDone: { target: 'opening', actions: { type: 'keepEmailSuggestion', params: answerOf } },
            onError: 'opening',
          },
        },
      },
    },
    saving: {
      tags: 'pending',
      meta: { description: 'The shop saves the contact details.' },
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
      meta: { description: 'The shop checks the tax ID, and the EU registry confirms it.' },
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
          'The tax ID is from another country, or the registry didn’t confirm it, so VAT is charged; the buyer can continue.',
      },
      on: {
        'contact.taxId.checkedAgain': { guard: 'isTaxIdUnconfirmed', target: 'savingTaxId' },
        'contact.submitted': 'saved',
      },
    },
    saved: {
      meta: {
        description: 'The contact details are saved; the shipping address is on the same screen.',
      },
      always: [
        { guard: 'isChangedOnOwnPage', target: '#checkout.step.unorderable.unsold' },
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
