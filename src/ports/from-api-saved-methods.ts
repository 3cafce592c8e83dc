import type { SavedCard } from '@sonde/machines/rules/payment';
import type { SavedPaymentMethodFieldsFragment } from '../graphql/payment-methods.generated.ts';

/** The saved cards among a person's methods: the shop saves no other ones yet. */
export const fromApiSavedMethods = (
  methods: readonly SavedPaymentMethodFieldsFragment[],
): readonly SavedCard[] =>
  methods.flatMap((method) => {
    if (!('brand' in method)) return [];
    const { id, brand, lastDigits, name, expMonth, expYear, isPrimary, isOfOrganization, isActive } = method;
    return [{ id, brand, lastDigits, name, expMonth, expYear, isPrimary, isOfOrganization, isActive }];
  });
