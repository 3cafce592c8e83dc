import { assertEvent, assign, setup } from 'xstate';
import { answerOf, portActors, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import type { AddressRules } from '../rules/addresses/index.ts';
import { isOptOutForm, leadFormOf, normaliseLead } from '../rules/leads/index.ts';
import {
  changeCountry,
  changeField,
  changeNewsletter,
  isLeadComplete,
  leaveField,
  listProblems,
  takeRules,
} from './lead-changes.ts';
import type {
  LeadAnswer,
  LeadFormContext,
  LeadFormEvent,
  LeadFormInput,
  LeadFormPorts,
  SubmitLeadInput,
} from './lead-form.types.ts';

/** The name of every port that the flow calls. */
export const leadFormPortNames = [
  'loadAddressRules',
  'createLeadKey',
  'submitLead',
  'optOut',
] as const satisfies readonly (keyof LeadFormPorts)[];

interface Asking {
  readonly context: LeadFormContext;
}

const countryInput = ({ context }: Asking) => ({ country: context.lead.country });
const noInput = (): Record<string, never> => ({});
const leadInput = ({ context: { slug, lead, rules, idempotencyKey } }: Asking): SubmitLeadInput => ({
  slug,
  lead: normaliseLead(lead, leadFormOf(slug), rules),
  idempotencyKey: idempotencyKey ?? '',
});

const leadFormSetup = setup({
  types: {
    context: {} as LeadFormContext,
    events: {} as LeadFormEvent,
    input: {} as LeadFormInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<LeadFormPorts>(leadFormPortNames),
  guards: {
    areRulesOfChosenCountry: ({ context, event }) =>
      event.type === 'lead.country.changed' && context.rules.country === event.country,
    isLeadComplete: ({ context }) => isLeadComplete(context),
    hasLeadKey: ({ context }) => context.idempotencyKey !== null,
    isOptOutAccepted: ({ context }, answer: LeadAnswer) =>
      answer.status === 'accepted' && isOptOutForm(context.slug),
    isAccepted: (_, answer: LeadAnswer) => answer.status === 'accepted',
  },
});

/** The content is complete until a field changes. */
const sendAgain = {
  'lead.field.changed': { target: 'editing', actions: 'changeLead' },
  'lead.submitted': { target: '#sending', actions: 'forgetTrouble' },
} as const;

/**
 * A form, from the first keystroke to the confirmation. A form that is resent after a lost response is accepted once.
 */
export const leadFormMachine = leadFormSetup
  .extend({
    actions: {
      changeLead: assign(({ context, event }) => {
        assertEvent(event, 'lead.field.changed');
        return changeField(context, event.field, event.value);
      }),
      changeNewsletter: assign(({ context, event }) => {
        assertEvent(event, 'lead.news.changed');
        return changeNewsletter(context, event.isOptedIn);
      }),
      changeLeadCountry: assign(({ context, event }) => {
        assertEvent(event, 'lead.country.changed');
        return changeCountry(context, event.country);
      }),
      checkLeadFormat: assign(({ context, event }) => {
        assertEvent(event, 'lead.field.left');
        return leaveField(context, event.field);
      }),
      listLeadProblems: assign(({ context }) => listProblems(context)),
      keepRules: assign(({ context }, rules: AddressRules) => takeRules(context, rules)),
      keepLeadKey: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
      keepRefusals: assign((_, answer: LeadAnswer) =>
        answer.status === 'refused'
          ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } }
          : {},
      ),
      noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
      forgetTrouble: assign({ trouble: null }),
    },
  })
  .createMachine({
    id: 'lead-form',
    context: ({ input }) => ({ ...input, problems: [], idempotencyKey: null, trouble: null }),
    initial: 'filling',
    states: {
      filling: {
        meta: { description: 'The visitor fills in the form.' },
        initial: 'editing',
        on: {
          'lead.field.changed': { actions: 'changeLead' },
          'lead.field.left': { actions: 'checkLeadFormat' },
          'lead.news.changed': { actions: 'changeNewsletter' },
          'lead.country.changed': [
            { guard: 'areRulesOfChosenCountry', target: '.editing', actions: 'changeLeadCountry' },
            { target: '.loadingRules', reenter: true, actions: 'changeLeadCountry' },
          ],
        },
        states: {
          editing: {
            meta: { description: 'The visitor fills in the form; errors appear when it is sent.' },
            on: {
              'lead.submitted': [
                { guard: 'isLeadComplete', target: '#sending', actions: 'forgetTrouble' },
                { actions: 'listLeadProblems' },
              ],
            },
          },
          loadingRules: {
            tags: 'pending',
            meta: {
              description: 'The shop returns the areas of the chosen country; the visitor can keep typing.',
            },
            entry: 'forgetTrouble',
            invoke: {
              id: 'loadAddressRules',
              src: 'loadAddressRules',
              input: countryInput,
              onDone: { target: 'editing', actions: { type: 'keepRules', params: answerOf } },
              onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
            },
          },
          unanswered: {
            meta: { description: 'The country’s areas didn’t load; the button tries again.' },
            on: { 'lead.submitted': { target: 'loadingRules' } },
          },
          refused: {
            id: 'refused',
            meta: {
              description: 'The shop refuses the form; the page explains why, and the visitor corrects it.',
            },
            on: sendAgain,
          },
          failed: {
            id: 'failed',
            meta: {
              description: 'There was no answer; everything typed is kept, and the same button tries again.',
            },
            on: sendAgain,
          },
        },
      },
      sending: {
        id: 'sending',
        tags: 'pending',
        meta: { description: 'The form is being sent.' },
        initial: 'addressing',
        states: {
          addressing: {
            meta: { description: 'Checks whether the same content was sent before.' },
            always: [{ guard: 'hasLeadKey', target: 'submitting' }, { target: 'creatingLeadKey' }],
          },
          creatingLeadKey: {
            meta: { description: 'A key is created for this message.' },
            invoke: {
              id: 'createLeadKey',
              src: 'createLeadKey',
              input: noInput,
              onDone: { target: 'submitting', actions: { type: 'keepLeadKey', params: answerOf } },
              onError: { target: '#failed', actions: { type: 'noteLostConnection', params: rejectionOf } },
            },
          },
          submitting: {
            meta: { description: 'The shop accepts the form; repeated requests count once.' },
            invoke: {
              id: 'submitLead',
              src: 'submitLead',
              input: leadInput,
              onDone: [
                { guard: { type: 'isOptOutAccepted', params: answerOf }, target: 'optingOut' },
                { guard: { type: 'isAccepted', params: answerOf }, target: '#sent' },
                { target: '#refused', actions: { type: 'keepRefusals', params: answerOf } },
              ],
              onError: { target: '#failed', actions: { type: 'noteLostConnection', params: rejectionOf } },
            },
          },
          optingOut: {
            meta: {
              description:
                'The form asks not to share personal data: this browser records no visits any more.',
            },
            invoke: { id: 'optOut', src: 'optOut', input: noInput, onDone: '#sent', onError: '#sent' },
          },
        },
      },
      sent: {
        id: 'sent',
        type: 'final',
        meta: {
          description: 'The shop has the form; the page thanks the visitor and explains what happens next.',
        },
      },
    },
  });

/** Connects the form to its ports: real ones in the app, scripted ones in tests. */
export function leadFormWithPorts(ports: LeadFormPorts): typeof leadFormMachine {
  return leadFormMachine.provide({ actors: portActors(ports, leadFormPortNames) });
}
