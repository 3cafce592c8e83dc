import type { AccountName, ChargingGateway, PaymentMethod } from '@sonde/machines/rules/payment';
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

/** The gateway that takes a payment. */
interface Gateway {
  /** As named by `PaymentInput.gateway`. */
  readonly name: string;
  /** Whether the buyer has entered details at the provider whose token a charge needs. */
  readonly needsToken: boolean;
}

/** Everything besides the checkout that affects its price. */
export interface PricingServices extends CatalogueServices {
  readonly taxProvider: TaxProvider;
  readonly sellerCountry: string;
  /** The available payment methods. */
  readonly enabledPaymentMethods: readonly PaymentMethod[];
  /** The provider's account that charges a new payment in a country (ISO code). */
  accountFor(gateway: ChargingGateway, country: string): AccountName;
  /** The time now; tests set it. */
  now(): Date;
}

/** The external services of checkouts, created once per serving process. */
export interface CheckoutServices extends PricingServices {
  readonly sql: Sql;
  readonly checkouts: Checkouts;
  readonly people: People;
  readonly taxIdRegistry: TaxIdRegistry;
  readonly taxRegistrations: TaxRegistrations;
  readonly deriveToken: DeriveToken;
  /** Null for a payment method that can't be selected. */
  gatewayOf(method: PaymentMethod): Gateway | null;
  /** The key of a country's account for browsers; null if nothing is entered at the provider. */
  publishableKeyOf(gateway: string, country: string): string | null;
  /** A saved payment method as its API type, as valid as it is in a country's shop. */
  savedNodeOf(saved: SavedMethod, country: string): SavedPaymentMethod;
  /**
   * Announces that a checkout is about to change while its order waits for payment. Returns false if the payment can't
   * be canceled now; the checkout must then not change.
   */
  endOpenPayment(checkoutId: string): Promise<boolean>;
  /** Asks the provider what became of a checkout's open payment, unless another request is processing it. */
  settleOpenPayment(checkoutId: string): Promise<void>;
}
