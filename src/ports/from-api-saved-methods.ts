import type { SavedCard } from '@sonde/machines/rules/payment';
import type {
  BuyerCardFieldsFragment,
  SavedPaymentMethodFieldsFragment,
} from '../graphql/payment-methods.generated.ts';

type ApiMethod = SavedPaymentMethodFieldsFragment | BuyerCardFieldsFragment['savedPaymentMethods'][number];

/** The saved cards among a person's methods; the shop doesn't save any others yet. */
export const fromApiSavedMethods = (methods: readonly ApiMethod[]): readonly SavedCard[] =>
  methods.flatMap((method) => {
    if (!('brand' in method)) return [];
    const { id, brand, lastDigits, name, expMonth, expYear, isPrimary, isOfOrganization, isActive } = method;
    return [{ id, brand, lastDigits, name, expMonth, expYear, isPrimary, isOfOrganization, isActive }];
  });
