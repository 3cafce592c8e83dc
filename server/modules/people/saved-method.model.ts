import type { PaymentMethod } from '@sonde/machines/rules/payment';

/** A payment method that a person or an organization has saved. */
export interface SavedMethod {
  readonly id: string;
  readonly method: PaymentMethod;
  /** What its owner recognises it by; only the method's own folder reads it. */
  readonly details: Readonly<Record<string, string | number>>;
  /** Charged first: for renewals, where it is an organization's. */
  readonly isPrimary: boolean;
  /** False where it is a person's own. */
  readonly isOfOrganization: boolean;
  /** The provider's name for it. */
  readonly token: string;
  /** Who has it at the provider. */
  readonly customerId: string;
}

/** As it stands in the table `payment_method`. */
export interface SavedMethodRow {
  readonly id: string;
  readonly organization_id: string | null;
  readonly method: PaymentMethod;
  readonly details: SavedMethod['details'];
  readonly is_primary: boolean;
  readonly provider_method_id: string;
  readonly customer_id: string;
}

export const savedMethodFromRow = (row: SavedMethodRow): SavedMethod => ({
  id: row.id,
  method: row.method,
  details: row.details,
  isPrimary: row.is_primary,
  isOfOrganization: row.organization_id !== null,
  token: row.provider_method_id,
  customerId: row.customer_id,
});
