import type { Refusal, Trouble } from '../flow/index.ts';
import type { Money } from '../rules/money/index.ts';
import type { PromotionFlag } from '../rules/promotions/index.ts';
import type { OldProbe, TradeInCondition, TradeInLine } from '../rules/trade-in/index.ts';

/** The credit of a registered probe. */
export interface TradeInCredit {
  readonly credit: Money;
  /** The credit towards an extended all-in bundle; null if that earns nothing more. */
  readonly allInCredit: Money | null;
  /** The code that applies it to a cart. */
  readonly voucherCode: string;
  /** Last day on which it can be ordered with, as an ISO date. */
  readonly lastDay: string;
}

/** The result of registering. The promise rejects if there was no response. */
export type TradeInReply =
  | { readonly status: 'registered'; readonly registered: TradeInCredit }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** An old probe on its way to being registered for a trade-in. */
export interface RegisterProbeInput extends OldProbe {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The same for every attempt to register the same probe, which is therefore registered once. */
  readonly idempotencyKey: string;
}

/** The ports of the flow. */
export interface TradeInPorts {
  /** Creates a unique key before a probe is first sent. */
  createTradeInKey(input: Record<string, never>): Promise<string>;
  /** Registers the old probe and returns its credit; repeated with the same key, it registers nothing more. */
  registerProbe(input: RegisterProbeInput): Promise<TradeInReply>;
}

/** What the flow is given when it begins. */
export interface TradeInInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The lines of which the country accepts old probes. */
  readonly linesOffered: readonly TradeInLine[];
  /** The promotions that are on in the country. */
  readonly flags: readonly PromotionFlag[];
}

/** What the flow remembers besides its state. */
export interface TradeInContext extends TradeInInput, OldProbe {
  /** The key of the described probe; null before it is first sent and after each change. */
  readonly idempotencyKey: string | null;
  /** Null until the probe is registered. */
  readonly registered: TradeInCredit | null;
  /** Why the last attempt to send failed; null if it succeeded. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type TradeInEvent =
  | { readonly type: 'old-probe.line.chosen'; readonly productLine: TradeInLine }
  | { readonly type: 'old-probe.condition.chosen'; readonly condition: TradeInCondition }
  | { readonly type: 'old-probe.number.changed'; readonly serialNumber: string }
  | { readonly type: 'old-probe.submitted' }
  | { readonly type: 'another.requested' };
