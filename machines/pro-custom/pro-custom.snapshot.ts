import {
  type Check,
  hasShape,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isString,
  readSnapshot,
  selectionShape,
  storedPart,
  type StoredSnapshot,
} from '../flow/index.ts';
import { isOfMarket, type Market, markets } from '../rules/catalogue/index.ts';
import {
  changeProSelection,
  firstProSelection,
  type ProOffers,
  proPlansFor,
  type ProSelection,
} from '../rules/pro-custom/index.ts';

const machineId = 'pro-custom';

/** Increase it whenever the selection changes so that an older one would be wrong. */
const version = 1;

const isSelection: Check<ProSelection> = hasShape({
  ...selectionShape,
  market: isOneOf(markets),
  device: isNullOr(isString),
  connector: isNullOr(selectionShape.connector),
  months: isNumber,
  members: isNumber,
  features: isListOf(isString),
});

/**
 * What a tab keeps of the flow: the selection alone. The step is in the address, and who is asking may have changed, as
 * after signing in. Takes the result of `actor.getPersistedSnapshot()`.
 */
export const storeProCustom = (persisted: unknown): StoredSnapshot =>
  storedPart(machineId, version, persisted, 'selection');

/**
 * The selection in what storage returned, already parsed, as far as it is offered today; otherwise what a buyer begins
 * with. `market` is the one that the address asks for; null for that of the stored selection.
 */
export function readProCustom(stored: unknown, offers: ProOffers, market: Market | null): ProSelection {
  const read = readSnapshot(stored, { machineId, version, migrate: () => null, validate: isSelection });
  const isUsable = read !== null && (market === null || isOfMarket(read, market));
  return isUsable && proPlansFor(read.market, offers).length > 0
    ? changeProSelection(read, {}, offers, 0)
    : firstProSelection(market ?? 'HUMAN', offers);
}
