import { randomUUID } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { addLines, removeLine, setLines } from './change-lines.ts';
import type { ChangedLines, LineSources } from './change-lines.ts';
import type { WantedLine } from './check-lines.ts';
import type { CheckoutChange } from './checkout.model.ts';
import type { LoadedCheckout } from './loaded-checkout.ts';
import type { Decision } from './decide-and-write.ts';

function decision(changed: ChangedLines): Decision<CheckoutChange> {
  return changed.ok ? { ok: true, change: { lines: changed.lines } } : changed;
}

function sourcesOf({ checkout }: LoadedCheckout, catalogue: Catalogue): LineSources {
  return { catalogue, country: checkout.country, newId: randomUUID };
}

export async function addCheckoutLines(
  services: CheckoutServices,
  token: string,
  wanted: readonly WantedLine[],
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, (loaded, catalogue) =>
    decision(addLines(loaded.checkout.lines, wanted, sourcesOf(loaded, catalogue))),
  );
}

export async function setCheckoutLines(
  services: CheckoutServices,
  token: string,
  wanted: readonly WantedLine[],
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, (loaded, catalogue) =>
    decision(setLines(loaded.checkout.lines, wanted, sourcesOf(loaded, catalogue))),
  );
}

export async function deleteCheckoutLine(
  services: CheckoutServices,
  token: string,
  lineId: string,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, (loaded, catalogue) =>
    decision(removeLine(loaded.checkout.lines, lineId, sourcesOf(loaded, catalogue))),
  );
}
