import type { CustomerRequest } from '../../server/modules/payment/provider/method-vault.ts';
import type {
  CardProvider,
  ChargeRequest,
  ChargeResult,
  ProviderEvent,
  RenewalCharge,
} from '../../server/modules/payment/provider/payment-provider.ts';

/** A customer's payment method at the provider. */
export interface KeptMethod {
  readonly customerId: string;
  details: {
    readonly brand: string;
    readonly lastDigits: string;
    readonly expMonth: number;
    readonly expYear: number;
    readonly name?: string;
  };
}

/** A payment at the provider. */
export interface ScriptedIntent {
  readonly id: string;
  readonly request: ChargeRequest;
  result: ChargeResult;
  isRefunded: boolean;
}

/** A renewal's charge at the provider. */
export interface ScriptedRenewal {
  readonly id: string;
  readonly charge: RenewalCharge;
  readonly result: ChargeResult;
  isRefunded: boolean;
}

/** A provider whose responses the test scripts; it deduplicates by attempt, like a real one. */
export interface ScriptedCardProvider extends CardProvider {
  /** Every charge request, including repetitions. */
  readonly requests: readonly ChargeRequest[];
  intents(): readonly ScriptedIntent[];
  /** Every request to charge a renewal, including repetitions. */
  readonly renewalRequests: readonly RenewalCharge[];
  /** Renewals that the provider has received. */
  renewals(): readonly ScriptedRenewal[];
  /** Sets a function that is called on each charge of a renewal that arrives, before the response. */
  onRenewal(listener: ((charge: RenewalCharge) => Promise<void>) | null): void;
  /** Sets the bank's response to renewals; null to decide by the payment method. */
  decideRenewals(decide: ((charge: RenewalCharge) => 'pays' | 'declines') | null): void;
  /** Customers' payment methods, by the provider's token. */
  readonly kept: ReadonlyMap<string, KeptMethod>;
  /** The buyer answers the bank's question about saving a method. */
  allowKeeping(token: string): void;
  /** Resets all saved methods. */
  forgetKept(): void;
  /** Customers that were created. */
  readonly customers: readonly CustomerRequest[];
  /** IDs of the intents that the shop has canceled. */
  readonly cancelled: readonly string[];
  /** Intents that were charged and not refunded. */
  charged(): readonly ScriptedIntent[];
  /** Loses the next responses to charges: the charge succeeds, but the shop gets no response. */
  loseAnswers(count: number): void;
  /** Blocks charges until the returned function is called. */
  holdCharges(): () => void;
  /** Sets a function that is called on each charge, before the response. */
  onCharge(listener: ((intent: ScriptedIntent) => Promise<void>) | null): void;
  /** Completes the bank's challenge. */
  authenticate(intentId: string, isConfirmed: boolean): void;
  /** The bank's account is debited once small deposits are confirmed on this page. */
  askForDeposits(intentId: string, verificationUrl: string): void;
  /** The bank returns a debit. */
  returnDebit(intentId: string): void;
  /** Completes a charge without informing the shop. */
  succeedLate(intentId: string): void;
  /** Forgets charges, as if they had never arrived. */
  forget(isForgotten: (request: ChargeRequest) => boolean): void;
  event(type: ProviderEvent['type'], intent: Pick<ScriptedIntent, 'id' | 'request'>): string;
  /** The signature of a body that the shop accepts. */
  sign(body: string): string;
}
