import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { CatalogueServices } from '../catalogue/catalogue-cache.ts';
import type { SavedPaymentMethod } from '../../kernel/resolver-types.generated.ts';
import type { SavedMethod } from '../people/saved-method.model.ts';
import type { People } from '../people/signed-in-person.ts';
import type { TaxRegistrations } from '../tax/registered-tax-line.ts';
import type { TaxIdRegistry } from '../tax/tax-id-registry.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';
import type { Checkouts } from './checkout.repository.ts';

/** Who takes a payment. */
export interface Gateway {
  /** As `PaymentInput.gateway` names it. */
  readonly name: string;
  /** Whether the buyer has entered something at the provider that a charge names. */
  readonly needsToken: boolean;
  /** The provider's key for browsers; null where nothing is entered there. */
  readonly publishableKey: string | null;
}

/** What a price depends on besides the checkout. */
export interface PricingServices extends CatalogueServices {
  readonly taxProvider: TaxProvider;
  readonly sellerCountry: string;
  /** The ways to pay that work here. */
  readonly enabledPaymentMethods: readonly PaymentMethod[];
  now(): Date;
}

/** What checkouts need of the world; made once by the process that serves. */
export interface CheckoutServices extends PricingServices {
  readonly sql: Sql;
  readonly checkouts: Checkouts;
  readonly people: People;
  readonly taxIdRegistry: TaxIdRegistry;
  readonly taxRegistrations: TaxRegistrations;
  readonly deriveToken: DeriveToken;
  /** Null for a way to pay that cannot be chosen. */
  gatewayOf(method: PaymentMethod): Gateway | null;
  /** A saved payment method as the API shows it. */
  savedNodeOf(saved: SavedMethod): SavedPaymentMethod;
  /**
   * Announces that a checkout with an order that waits for its payment is about to change. False where the payment cannot
   * be given up now, and then nothing may be changed.
   */
  endOpenPayment(checkoutId: string): Promise<boolean>;
}
