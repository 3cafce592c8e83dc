import {
  type Check,
  hasShape,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isString,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import {
  changeSelection,
  connectors,
  devicesForAnyone,
  type Offers,
  type Selection,
  selectionFromPath,
  selectionProblems,
} from '../rules/catalogue/index.ts';

const machineId = 'product-flow';

/** Increase it whenever the selection changes so that an older one would be wrong. */
const version = 1;

const isSelection: Check<Selection> = hasShape({
  device: isString,
  connector: isOneOf(connectors),
  plan: isString,
  period: isNullOr(isString),
  quantity: isNumber,
  members: isNullOr(isNumber),
  warranty: isNullOr(isString),
  accessories: isListOf(isString),
});

/** What a tab keeps of the flow: the selection. The step is in the address. Takes the result of `getPersistedSnapshot()`. */
export function storeProductFlow(persisted: unknown): StoredSnapshot {
  const context = isRecord(persisted) ? persisted['context'] : null;
  return storedSnapshot(machineId, version, isRecord(context) ? context['selection'] : null);
}

/** What a buyer begins with: the country's first probe, as on its page; null if the country sells none. */
function firstSelection(offers: Offers, country: string): Selection | null {
  const [device] = devicesForAnyone(offers, country);
  return device === undefined ? null : selectionFromPath([device.slug], { get: () => null }, offers);
}

/**
 * The selection in what storage returned, already parsed, as far as it is sold today; otherwise what a buyer begins
 * with. Null if the country sells no probe.
 */
export function readProductFlow(stored: unknown, offers: Offers, country: string): Selection | null {
  const read = readSnapshot(stored, { machineId, version, migrate: () => null, validate: isSelection });
  const isKnown = read !== null && devicesForAnyone(offers, country).some(({ slug }) => slug === read.device);
  const changed = isKnown && Number.isSafeInteger(read.quantity) && changeSelection(read, {}, offers);
  const isSold = changed && changed.quantity > 0 && selectionProblems(changed, offers, country).length === 0;
  return isSold ? changed : firstSelection(offers, country);
}
