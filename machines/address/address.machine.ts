import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import { beginForm } from './address-form.ts';
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
 * One address from its first letter to a checked whole; shipping, billing and the account's addresses are this machine.
 * The flow around it contains it from its beginning to its end, so that what was typed outlives each showing of the form:
 * it says when the form is shown, forwards what the buyer does, says what it has of the address (`address.known`), and is
 * told of a complete one (`address.completed`).
 */
export const addressMachine = addressChart.createMachine({
  id: 'address',
  context: ({ input }) => beginForm(input),
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

/** An address form with the world plugged in: real ports in the app, scripted ones in tests. */
export function addressWithPorts(ports: AddressPorts): typeof addressMachine {
  return addressMachine.provide({ actors: portActors(ports, addressPortNames) });
}
