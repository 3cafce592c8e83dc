import { type CardField, cardFields, type CardPayments } from '../../../src/payments/card-payments.types.ts';

const never = () => Promise.reject(new Error('The flow uses its own service.'));

/** Card fields in the page itself; the brand is the typed text, so that every change is noticed. */
export const scriptedCardPayments: CardPayments = {
  country: 'US',
  mountCardFields: ({ onChange, number, expiry, securityCode }) => {
    const places = { number, expiry, securityCode };
    const inputs = new Map<CardField, HTMLInputElement>();
    const tell = (changed: CardField) => {
      const fieldState = (field: CardField) => ({
        isEmpty: inputs.get(field)?.value === '',
        isComplete: false,
        problem: null,
      });
      const state = {
        fields: {
          number: fieldState('number'),
          expiry: fieldState('expiry'),
          securityCode: fieldState('securityCode'),
        },
        brand: inputs.get('number')?.value ?? '',
      };
      onChange(state, changed);
    };
    for (const field of cardFields) {
      const input = document.createElement('input');
      input.ariaLabel = field;
      input.addEventListener('input', () => tell(field));
      places[field].append(input);
      inputs.set(field, input);
    }
    return Promise.resolve({
      focus: (field) => inputs.get(field)?.focus(),
      destroy: () => inputs.forEach((input) => input.remove()),
    });
  },
  tokeniseCard: never,
  mountWalletButtons: () => Promise.resolve(null),
  tokeniseWallet: never,
  mountIbanField: never,
  tokeniseAccount: never,
  confirmPayment: never,
  confirmSetup: never,
};
