import { randomUUID } from 'node:crypto';
import { buyerFor } from './checkout-buyer.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { addLines, removeLine, setLines } from './change-lines.ts';
import type { ChangedLines, LineSources } from './change-lines.ts';
import type { WantedLine } from './check-lines.ts';
import type { StoredLine } from './checkout.model.ts';
import { linesChange } from './lines-change.ts';

/** Changes the lines based on what was loaded. */
function changeLines(
  services: CheckoutServices,
  token: string,
  change: (lines: readonly StoredLine[], sources: LineSources) => ChangedLines,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, ({ checkout, owner, isAskedByOwner }, catalogue) => {
    const sources: LineSources = {
      catalogue,
      country: checkout.country,
      buyerIn: (market) =>
        buyerFor(market, isAskedByOwner ? owner : null, checkout, catalogue, services.now()).buyer,
      newId: randomUUID,
    };
    const changed = change(checkout.lines, sources);
    return changed.ok ? { ok: true, change: linesChange(checkout, changed.lines, sources) } : changed;
  });
}

export async function addCheckoutLines(
  services: CheckoutServices,
  token: string,
  wanted: readonly WantedLine[],
): Promise<CheckoutAnswer> {
  return changeLines(services, token, (lines, sources) => addLines(lines, wanted, sources));
}

export async function setCheckoutLines(
  services: CheckoutServices,
  token: string,
  wanted: readonly WantedLine[],
): Promise<CheckoutAnswer> {
  return changeLines(services, token, (lines, sources) => setLines(lines, wanted, sources));
}

export async function deleteCheckoutLine(
  services: CheckoutServices,
  token: string,
  lineId: string,
): Promise<CheckoutAnswer> {
  return changeLines(services, token, (lines, sources) => removeLine(lines, lineId, sources));
}
