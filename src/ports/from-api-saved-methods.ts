import type { SavedPaymentMethod } from '@sonde/machines/rules/payment';
import type {
  BuyerCardFieldsFragment,
  SavedPaymentMethodFieldsFragment,
} from '../graphql/payment-methods.generated.ts';

type ApiMethod = SavedPaymentMethodFieldsFragment | BuyerCardFieldsFragment['savedPaymentMethods'][number];

/** A person's saved methods. */
export const fromApiSavedMethods = (methods: readonly ApiMethod[]): readonly SavedPaymentMethod[] =>
  methods.map((saved) => {
    const { id, method, lastDigits, isPrimary, isOfOrganization, isActive } = saved;
    const shown = { id, method, lastDigits, isPrimary, isOfOrganization, isActive };
    if ('brand' in saved) {
      const { brand, wallet, name, expMonth, expYear } = saved;
      return { ...shown, brand, wallet, name, expMonth, expYear };
    }
    const { bankCountry, bankName, mandateReference } = saved;
    return { ...shown, bankCountry: bankCountry ?? '', bankName: bankName ?? '', mandateReference };
  });
