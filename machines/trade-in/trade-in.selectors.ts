import type { SnapshotFrom } from 'xstate';
import type { Currency, Money } from '../rules/money/index.ts';
import {
  allInCredit,
  checkTradeIn,
  type TradeInCondition,
  tradeInCredit,
  type TradeInProblem,
} from '../rules/trade-in/index.ts';
import type { tradeInMachine } from './trade-in.machine.ts';
import type { TradeInContext, TradeInCredit } from './trade-in.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type TradeInSnapshot = SnapshotFrom<typeof tradeInMachine>;

/** The problems of the description; empty until the owner first tries to send it. */
export const tradeInProblemsOf = (snapshot: TradeInSnapshot): readonly TradeInProblem[] =>
  snapshot.matches({ describing: 'incomplete' })
    ? checkTradeIn(snapshot.context, snapshot.context.linesOffered)
    : [];

/** What the chosen probe is worth in a condition; null until a line is chosen. */
export const creditFor = (
  { productLine }: Pick<TradeInContext, 'productLine'>,
  condition: TradeInCondition,
  currency: Currency,
): Money | null => (productLine === '' ? null : tradeInCredit({ productLine, condition }, currency));

/** What it is worth towards an extended all-in bundle; null if that earns nothing more, or until a line is chosen. */
export const allInCreditFor = (
  { productLine, flags }: Pick<TradeInContext, 'productLine' | 'flags'>,
  condition: TradeInCondition,
  currency: Currency,
): Money | null => (productLine === '' ? null : allInCredit({ productLine, condition }, currency, flags));

/** Whether the probe is being sent. */
export const isTradeInPending = (snapshot: TradeInSnapshot): boolean => snapshot.hasTag('pending');

/** Whether the country's shop accepts no old probes. */
export const isTradeInNotOffered = (snapshot: TradeInSnapshot): boolean => snapshot.matches('notOffered');

/** The credit of the registered probe; null before that. */
export const registeredCreditOf = (snapshot: TradeInSnapshot): TradeInCredit | null =>
  snapshot.matches('registered') ? snapshot.context.registered : null;
