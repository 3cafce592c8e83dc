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
  type DeviceOffer,
  devicesForAnyone,
  isLineOf,
  type Market,
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

/** Whether a probe is for the market that an address names; every one is if it names none. */
const isForMarket = ({ productLine }: DeviceOffer, market: Market | null): boolean =>
  market === null || isLineOf(productLine, market);

/** The country's probes of a market; all of them where it sells none of the market. */
function devicesFor(market: Market | null, offers: Offers, country: string): readonly DeviceOffer[] {
  const devices = devicesForAnyone(offers, country);
  const ofMarket = devices.filter((device) => isForMarket(device, market));
  return ofMarket.length > 0 ? ofMarket : devices;
}

/** What a buyer begins with: the market's first probe, as on its page; null if the country sells none. */
function firstSelection(offers: Offers, country: string, market: Market | null): Selection | null {
  const [device] = devicesFor(market, offers, country);
  return device === undefined ? null : selectionFromPath([device.slug], { get: () => null }, offers);
}

/** What a buyer of everything begins with: the market's first probe that is sold so; null without one. */
export const firstAllIn = (
  offers: PricedOffers,
  country: string,
  market: Market | null = null,
): Selection | null =>
  devicesFor(market, offers, country)
    .map((device) => allInSelection(device, null, offers))
    .find((selection) => selection !== null) ?? null;

/** What a flow begins with where nothing is stored. */
interface Beginning {
  /** Null for the first probe. */
  readonly begin?: Selection | null;
  /** The membership that was chosen on another page; null for none. */
  readonly chosen?: Pick<Selection, 'plan' | 'period'> | null;
  /** The market that the address names; null if it names none. */
  readonly market?: Market | null;
}

/**
 * The selection in what storage returned, already parsed, as far as it is sold today and for the market; otherwise
 * `begin`, or the market's first probe, with the membership that was chosen if it is sold with it. Null if the country
 * sells none.
 */
export function readProductFlow(
  stored: unknown,
  offers: Offers,
  country: string,
  { begin = null, chosen = null, market = null }: Beginning = {},
): Selection | null {
  const read = readSnapshot(stored, { machineId, version, migrate: () => null, validate: isSelection });
  const isKnown =
    read !== null && devicesFor(market, offers, country).some(({ slug }) => slug === read.device);
  const changed = isKnown && Number.isSafeInteger(read.quantity) && changeSelection(read, {}, offers);
  const isSold = changed && changed.quantity > 0 && selectionProblems(changed, offers, country).length === 0;
  if (isSold) return changed;
  if (begin !== null) return begin;
  const first = firstSelection(offers, country, market);
  return first && chosen ? changeSelection(first, chosen, offers) : first;
}
