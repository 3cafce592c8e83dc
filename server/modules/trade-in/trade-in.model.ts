import type { Currency } from '@sonde/machines/rules/money';
import type { TradedProbe } from '@sonde/machines/rules/trade-in';

/** An old probe registered for credit. */
export interface TradeIn extends TradedProbe {
  readonly id: string;
  /** ISO 3166-1 code of the shop in which the credit counts. */
  readonly country: string;
  /** Minor units. */
  readonly credit: number;
  /** Minor units, if the new probe is bought in an extended all-in bundle; null if that earns nothing more. */
  readonly allInCredit: number | null;
  readonly currency: Currency;
  /** The code that carries the credit to an order. */
  readonly voucherCode: string;
  readonly receivedAt: Date | null;
  /** When the credit was taken back because the old probe didn't arrive; null otherwise. */
  readonly revokedAt: Date | null;
}
