import type { MachineWords } from '../flow/index.ts';

export const addressWords: MachineWords = {
  kind: 'part',
  title: 'Address form',
  sentence: 'The buyer enters a shipping or billing address in the country’s format.',
  services: {
    loadAddressRules: 'the shop for the country’s address format',
  },
  events: {
    'address.closed': 'Address step closes',
    'address.country.changed': 'Buyer chooses another country',
    'address.field.changed': 'Buyer types into the address',
    'address.field.left': 'Buyer leaves a field of the address',
    'address.known': 'Server returns the updated address',
    'address.opened': 'Address step opens',
    'address.organization.renamed': 'Organization name changes',
    'address.saved': 'Shop has saved the address',
    'address.submitted': 'Buyer continues',
  },
  guards: {
    areRulesOfChosenCountry: 'the address format of the chosen country is loaded',
    areRulesOfCountry: 'the country’s address format is loaded',
    isAddressComplete: 'the address is complete',
  },
  actions: {
    announceAddress: 'pass the address to the checkout',
    changeAddressCountry: 'keep the country and everything typed',
    changeAddressField: 'keep what was typed',
    checkFieldFormat: 'check the field',
    keepKnownAddress: 'use the address unless the buyer has typed',
    keepRules: 'keep the country’s address format',
    listProblems: 'list what is missing',
    renameOrganization: 'put the organization in the address',
    takeKnownAddress: 'use the saved address',
  },
  places: {
    loadingRules: 'loading the address format',
  },
};
