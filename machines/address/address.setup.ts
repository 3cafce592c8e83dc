import { assertEvent, assign, sendParent, setup } from 'xstate';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { type AddressRules, checkAddress, normaliseAddress } from '../rules/addresses/index.ts';
import {
  areRulesOfCountry,
  changeCountry,
  changeField,
  keepKnown,
  leaveField,
  renameOrganization,
  rulesOf,
  submitForm,
  takeKnown,
  takeRules,
} from './address-form.ts';
import type {
  AddressContext,
  AddressEvent,
  AddressInput,
  AddressAnnouncement,
  AddressPorts,
} from './address.types.ts';

/** The name of every port that the flow calls. */
export const addressPortNames = ['loadAddressRules'] as const satisfies readonly (keyof AddressPorts)[];

/** The types, guards and actions of an address form. */
export const addressChart = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    input: {} as AddressInput,
    meta: {} as { readonly description: string },
  },
  actors: unprovidedPorts<AddressPorts>(addressPortNames),
  guards: {
    areRulesOfCountry: ({ context }) => areRulesOfCountry(context),
    areRulesOfChosenCountry: ({ context, event }) =>
      event.type === 'address.country.changed' && context.rules.country === event.country,
    isAddressComplete: ({ context }) => checkAddress(context.address, rulesOf(context)).length === 0,
  },
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
    announceAddress: sendParent(({ context }): AddressAnnouncement => ({
      type: 'address.completed',
      address: normaliseAddress(context.address, rulesOf(context)),
    })),
    keepKnownAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.known');
      return keepKnown(context, event);
    }),
    takeKnownAddress: assign(({ context }) => takeKnown(context)),
    renameOrganization: assign(({ context, event }) => {
      assertEvent(event, 'address.organization.renamed');
      return renameOrganization(context, event);
    }),
    keepRules: assign(({ context }, rules: AddressRules) => takeRules(context, rules)),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});
