import type { SavedAccount, SavedCard } from '../rules/payment/index.ts';

const visa: SavedCard = {
  id: 'Q3JlZGl0Q2FyZDox',
  method: 'CREDIT_CARD',
  brand: 'visa',
  lastDigits: '4242',
  name: 'Amara Obi',
  expMonth: 12,
  expYear: 2030,
  isPrimary: true,
  isOfOrganization: true,
  isActive: true,
};

/** Two saved cards: the primary one, and one that has expired. */
export const exampleMethods: readonly SavedCard[] = [
  visa,
  {
    ...visa,
    id: 'Q3JlZGl0Q2FyZDoy',
    brand: 'mastercard',
    lastDigits: '4444',
    name: null,
    expMonth: 3,
    expYear: 2025,
    isPrimary: false,
    isActive: false,
  },
];

/** A saved account in euros with its mandate. */
export const exampleSavedAccount: SavedAccount = {
  id: 'U0VQQURpcmVjdERlYml0OjE=',
  method: 'SEPA',
  lastDigits: '3000',
  bankCountry: 'DE',
  bankName: '',
  mandateReference: 'NXDSYREGC9PSMKWY',
  isPrimary: false,
  isOfOrganization: true,
  isActive: true,
};
