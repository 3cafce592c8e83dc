import type { Snapshot } from 'xstate';
import {
  hasShape,
  isListOf,
  isMoney,
  isNullOr,
  isOneOf,
  isSnapshotOf,
  isString,
  isTrouble,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import { promotionFlags } from '../rules/promotions/index.ts';
import { tradeInConditions, tradeInLines } from '../rules/trade-in/index.ts';
import { tradeInMachine } from './trade-in.machine.ts';

/** Increase it whenever states, events or context change so that an older snapshot would be wrong. */
const version = 2;

const isContext = hasShape({
  country: isString,
  linesOffered: isListOf(isOneOf(tradeInLines)),
  flags: isListOf(isOneOf(promotionFlags)),
  productLine: isOneOf(['', ...tradeInLines]),
  condition: isOneOf(['', ...tradeInConditions]),
  serialNumber: isString,
  idempotencyKey: isNullOr(isString),
  registered: isNullOr(
    hasShape({ credit: isMoney, allInCredit: isNullOr(isMoney), voucherCode: isString, lastDay: isString }),
  ),
  trouble: isNullOr(isTrouble),
});

const isTradeInSnapshot = isSnapshotOf(tradeInMachine, isContext);

/** Wraps `actor.getPersistedSnapshot()` for storage. */
export const storeTradeIn = (persisted: unknown): StoredSnapshot =>
  storedSnapshot(tradeInMachine.id, version, persisted);

/** The snapshot to restore from what storage returned, already parsed; null for anything else. */
export const readTradeIn = (stored: unknown): Snapshot<unknown> | null =>
  readSnapshot(stored, {
    machineId: tradeInMachine.id,
    version,
    migrate: () => null,
    validate: (snapshot): snapshot is Snapshot<unknown> => isTradeInSnapshot(snapshot),
  });
