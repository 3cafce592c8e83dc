import { assertEvent, assign, setup } from 'xstate';
import { answerOf, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { type AddressRules, checkAddress, normaliseAddress } from '../rules/addresses/index.ts';
import {
  areRulesOfCountry,
  changeCountry,
  changeField,
  leaveField,
  submitForm,
  takeRules,
} from './address-form.ts';
import type {
  AddressContext,
  AddressEvent,
  AddressInput,
  AddressOutput,
  AddressPorts,
} from './address.types.ts';

export const addressPortNames = ['loadAddressRules'] as const satisfies readonly (keyof AddressPorts)[];

const addressSetup = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    input: {} as AddressInput,
    output: {} as AddressOutput,
    meta: {} as { readonly description: string },
  },
  actors: unprovidedPorts<AddressPorts>(addressPortNames),
  guards: {
    areRulesOfCountry: ({ context }) => areRulesOfCountry(context),
    areRulesOfChosenCountry: ({ context, event }) =>
      event.type === 'address.country.changed' && context.rules.country === event.country,
    isAddressComplete: ({ context }) => checkAddress(context.address, context.rules).length === 0,
  },
});

const typing = {
  'address.field.changed': { actions: 'changeAddressField' },
  'address.country.changed': [
    { guard: 'areRulesOfChosenCountry', target: 'editing', actions: 'changeAddressCountry' },
    { target: 'loadingRules', reenter: true, actions: 'changeAddressCountry' },
  ],
} as const;

/** One address from its first letter to a checked whole; shipping, billing and the account's addresses are this machine. */
export const addressMachine = addressSetup
  .extend({
    actions: {
      changeAddressField: assign(({ context, event }) => {
        assertEvent(event, 'address.field.changed');
        return changeField(context, event.field, event.value);
      }),
      changeAddressCountry: assign(({ context, event }) => {
        assertEvent(event, 'address.country.changed');
        return changeCountry(context, event.country);
      }),
      checkFieldFormat: assign(({ context, event }) => {
        assertEvent(event, 'address.field.left');
        return leaveField(context, event.field);
      }),
      listProblems: assign(({ context }) => submitForm(context)),
      keepRules: assign(({ context }, rules: AddressRules) => takeRules(context, rules)),
      noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
      forgetTrouble: assign({ trouble: null }),
    },
  })
  .createMachine({
    id: 'address',
    context: ({ input }) => input,
    initial: 'opening',
    states: {
      opening: {
        meta: { description: 'The form looks whether it knows how the country writes its addresses.' },
        always: [{ guard: 'areRulesOfCountry', target: 'editing' }, { target: 'loadingRules' }],
      },
      loadingRules: {
        meta: {
          description:
            'The shop says what an address in the country consists of; meanwhile the buyer may go on typing.',
        },
        entry: 'forgetTrouble',
        invoke: {
          id: 'loadAddressRules',
          src: 'loadAddressRules',
          input: ({ context }) => ({ country: context.address.country }),
          onDone: { target: 'editing', actions: { type: 'keepRules', params: answerOf } },
          onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
        },
        on: typing,
      },
      unanswered: {
        meta: { description: 'Nobody said what the country’s addresses consist of; Continue asks again.' },
        on: {
          ...typing,
          'address.submitted': { target: 'loadingRules' },
        },
      },
      editing: {
        meta: { description: 'The buyer types an address; mistakes are said on Continue.' },
        on: {
          ...typing,
          'address.field.left': { actions: 'checkFieldFormat' },
          'address.submitted': [
            { guard: 'isAddressComplete', target: 'accepted' },
            { actions: 'listProblems' },
          ],
        },
      },
      accepted: {
        type: 'final',
        meta: { description: 'The address is complete and may be saved.' },
      },
    },
    output: ({ context }) => ({ address: normaliseAddress(context.address, context.rules) }),
  });
