import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import type { People } from '../people/signed-in-person.ts';

/** The external services of documents. */
export interface DocumentServices {
  readonly sql: Sql;
  readonly people: People;
  readonly deriveToken: DeriveToken;
  /** As configured, for documents that are older than the record of their seller. */
  readonly seller: Seller;
  /** Where buyers reach the shop. */
  readonly supportEmail: string;
  /** The account to which buyers of a country's shop transfer money; null if none is configured. */
  bankAccountIn(country: string): string | null;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The time now; tests set it. */
  now(): Date;
}
