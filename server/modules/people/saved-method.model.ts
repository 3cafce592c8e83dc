import type { AccountName, PaymentMethod } from '@sonde/machines/rules/payment';

/** A payment method saved by a person or an organization. */
export interface SavedMethod {
  readonly id: string;
  readonly method: PaymentMethod;
  /** Details by which its owner recognizes it; only the method's own folder reads them. */
  readonly details: Readonly<Record<string, string | number>>;
  /** Whether it is the primary one. An organization's renewals are charged to its primary one. */
  readonly isPrimary: boolean;
  /** False if it belongs to a person. */
  readonly isOfOrganization: boolean;
  /** The provider's token. */
  readonly token: string;
  /** The provider's customer. */
  readonly customerId: string;
  /** The provider's account that has it, and can charge it. */
  readonly account: AccountName;
}

/** A row of the table `payment_method`. */
export interface SavedMethodRow {
  readonly id: string;
  readonly organization_id: string | null;
  readonly method: PaymentMethod;
  readonly details: SavedMethod['details'];
  readonly is_primary: boolean;
  readonly provider_method_id: string;
  readonly customer_id: string;
  readonly provider_account: AccountName;
}

export const savedMethodFromRow = (row: SavedMethodRow): SavedMethod => ({
  id: row.id,
  method: row.method,
  details: row.details,
  isPrimary: row.is_primary,
  isOfOrganization: row.organization_id !== null,
  token: row.provider_method_id,
  customerId: row.customer_id,
  account: row.provider_account,
});
