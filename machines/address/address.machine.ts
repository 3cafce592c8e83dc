import { assertEvent, setup } from 'xstate';
import { checkAddress, normaliseAddress } from '../rules/address.ts';
import { changeField, leaveField, submitForm } from './address-form.ts';
import type { AddressContext, AddressEvent, AddressInput, AddressOutput } from './address.types.ts';

const addressSetup = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    input: {} as AddressInput,
    output: {} as AddressOutput,
    meta: {} as { readonly description: string },
  },
  guards: {
    isAddressComplete: ({ context }) => checkAddress(context.address, context.rules).length === 0,
  },
});

const changeAddressField = addressSetup.assign(({ context, event }) => {
  assertEvent(event, 'address.field.changed');
  return changeField(context, context.rules, event.field, event.value);
});

const checkFieldFormat = addressSetup.assign(({ context, event }) => {
  assertEvent(event, 'address.field.left');
  return leaveField(context, context.rules, event.field);
});

const listProblems = addressSetup.assign(({ context }) => submitForm(context, context.rules));

/** One address from its first letter to a checked whole; shipping, billing and the account's addresses are this machine. */
export const addressMachine = addressSetup
  .extend({ actions: { changeAddressField, checkFieldFormat, listProblems } })
  .createMachine({
    id: 'address',
    context: ({ input }) => input,
    initial: 'editing',
    states: {
      editing: {
        meta: { description: 'The buyer types an address; mistakes are said on Continue.' },
        on: {
          'address.field.changed': { actions: 'changeAddressField' },
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
