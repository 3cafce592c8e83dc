import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import { createForm } from './address-form.ts';
import { addressChart, addressPortNames } from './address.setup.ts';
import type { AddressPorts } from './address.types.ts';

const typing = {
  'address.field.changed': { actions: 'changeAddressField' },
  'address.country.changed': [
    { guard: 'areRulesOfChosenCountry', target: 'editing', actions: 'changeAddressCountry' },
    { target: 'loadingRules', reenter: true, actions: 'changeAddressCountry' },
  ],
} as const;

/**
 * An address form, from the first keystroke to a valid address. Shipping, billing and account addresses all use it. The
 * parent flow runs it for its whole lifetime, so that typed text survives closing and reopening the form. The parent
 * opens and closes the form, forwards the buyer's events and passes its own address (`address.known`). The form sends
 * it a valid address (`address.completed`).
 */
export const addressMachine = addressChart.createMachine({
  id: 'address',
  context: ({ input }) => createForm(input),
  initial: 'closed',
  on: {
    'address.opened': '.opening',
    'address.closed': '.closed',
    'address.known': { actions: 'keepKnownAddress' },
    'address.saved': { actions: 'takeKnownAddress' },
    'address.organization.renamed': { actions: 'renameOrganization' },
  },
  states: {
    closed: {
      meta: { description: 'The form is not shown, or is being saved; what was typed is kept.' },
    },
    opening: {
      meta: { description: 'Checks whether the country’s address format is loaded.' },
      always: [{ guard: 'areRulesOfCountry', target: 'editing' }, { target: 'loadingRules' }],
    },
    loadingRules: {
      meta: {
        description: 'The shop returns the country’s address format; the buyer can keep typing.',
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
      meta: { description: 'The country’s address format didn’t load; Continue tries again.' },
      on: {
        ...typing,
        'address.submitted': { target: 'loadingRules' },
      },
    },
    editing: {
      meta: { description: 'The buyer enters an address; errors appear on Continue.' },
      on: {
        ...typing,
        'address.field.left': { actions: 'checkFieldFormat' },
        'address.submitted': [
          { guard: 'isAddressComplete', actions: 'announceAddress' },
          { actions: 'listProblems' },
        ],
      },
    },
  },
});

/** Connects an address form to its ports: real ones in the app, scripted ones in tests. */
export function addressWithPorts(ports: AddressPorts): typeof addressMachine {
  return addressMachine.provide({ actors: portActors(ports, addressPortNames) });
}
