import {
  type Check,
  hasShape,
  isListOf,
  isNullOr,
  isNumber,
  isString,
  readSnapshot,
  selectionShape,
  storedPart,
  type StoredSnapshot,
} from '../flow/index.ts';
import {
  allInSelection,
  changeSelection,
  devicesForAnyone,
  type Offers,
  type PricedOffers,
  type Selection,
  selectionFromPath,
  selectionProblems,
} from '../rules/catalogue/index.ts';

const machineId = 'product-flow';

/** Increase it whenever the selection changes so that an older one would be wrong. */
const version = 1;

const isSelection: Check<Selection> = hasShape({
  ...selectionShape,
  device: isString,
  plan: isString,
  period: isNullOr(isString),
  members: isNullOr(isNumber),
  warranty: isNullOr(isString),
  accessories: isListOf(isString),
});

/** What a tab keeps of the flow: the selection. The step is in the address. Takes the result of `getPersistedSnapshot()`. */
export const storeProductFlow = (persisted: unknown): StoredSnapshot =>
  storedPart(machineId, version, persisted, 'selection');

/** What a buyer begins with: the country's first probe, as on its page; null if the country sells none. */
function firstSelection(offers: Offers, country: string): Selection | null {
  const [device] = devicesForAnyone(offers, country);
  return device === undefined ? null : selectionFromPath([device.slug], { get: () => null }, offers);
}

/** What a buyer of everything begins with: the country's first probe that is sold so; null without one. */
export const firstAllIn = (offers: PricedOffers, country: string): Selection | null =>
  devicesForAnyone(offers, country)
    .map((device) => allInSelection(device, null, offers))
    .find((selection) => selection !== null) ?? null;

/**
 * The selection in what storage returned, already parsed, as far as it is sold today; otherwise `begin`, or the country's
 * first probe, with the membership that was chosen on another page if it is sold with it. Null if the country sells
 * none.
 */
export function readProductFlow(
  stored: unknown,
  offers: Offers,
  country: string,
  begin: Selection | null = null,
  chosen: Pick<Selection, 'plan' | 'period'> | null = null,
): Selection | null {
  const read = readSnapshot(stored, { machineId, version, migrate: () => null, validate: isSelection });
  const isKnown = read !== null && devicesForAnyone(offers, country).some(({ slug }) => slug === read.device);
  const changed = isKnown && Number.isSafeInteger(read.quantity) && changeSelection(read, {}, offers);
  const isSold = changed && changed.quantity > 0 && selectionProblems(changed, offers, country).length === 0;
  if (isSold) return changed;
  if (begin !== null) return begin;
  const first = firstSelection(offers, country);
  return first && chosen ? changeSelection(first, chosen, offers) : first;
}
