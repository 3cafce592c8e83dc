import { cardWalletOf, type SavedPaymentMethod } from '@sonde/machines/rules/payment';
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
      const { brand, name, expMonth, expYear } = saved;
      const wallet = cardWalletOf(saved.wallet);
      return { ...shown, brand, name, expMonth, expYear, ...(wallet !== null && { wallet }) };
    }
    const { bankCountry, bankName, mandateReference } = saved;
    return { ...shown, bankCountry: bankCountry ?? '', bankName: bankName ?? '', mandateReference };
  });
