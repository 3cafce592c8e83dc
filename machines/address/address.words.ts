import type { MachineWords } from '../flow/index.ts';

export const addressWords: MachineWords = {
  kind: 'part',
  title: 'Address form',
  sentence:
    'The buyer types an address as the country writes it, in the checkout’s steps for the parcel and the invoice.',
  services: {
    loadAddressRules: 'the shop what an address in the country consists of',
  },
  events: {
    'address.closed': 'Step of the address is left',
    'address.country.changed': 'Buyer chooses another country',
    'address.field.changed': 'Buyer types into the address',
    'address.field.left': 'Buyer leaves a field of the address',
    'address.known': 'Server has returned the address anew',
    'address.opened': 'Step of the address is shown',
    'address.organization.renamed': 'Organization gets another name',
    'address.saved': 'Shop has kept the address',
    'address.submitted': 'Buyer continues',
  },
  guards: {
    areRulesOfChosenCountry: 'the form knows the addresses of the chosen country',
    areRulesOfCountry: 'the form knows the country’s addresses',
    isAddressComplete: 'the address is complete',
  },
  actions: {
    announceAddress: 'hand the address to the checkout',
    changeAddressCountry: 'keep the country and everything typed',
    changeAddressField: 'keep what was typed',
    checkFieldFormat: 'check the field',
    keepKnownAddress: 'take the address unless the buyer has typed',
    keepRules: 'keep what the country’s addresses consist of',
    listProblems: 'list what is missing',
    renameOrganization: 'name the organization in the address',
    takeKnownAddress: 'take the address that was saved',
  },
  places: {
    loadingRules: 'asking about the country',
  },
};
