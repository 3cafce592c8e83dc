import type { LineSources } from './change-lines.ts';
import type { CheckoutChange, StoredCheckout, StoredLine } from './checkout.model.ts';
import { presentLines } from './line-limits.ts';
import { isMembership } from './offered-line.ts';

const membershipIds = (lines: readonly StoredLine[], sources: LineSources): readonly string[] =>
  presentLines(lines, sources)
    .filter(isMembership)
    .map(({ id }) => id);

/**
 * A checkout with other lines. The choice to renew was made for the previous membership, so a new membership resets it.
 */
export function linesChange(
  { lines: before, autoRenewal }: Pick<StoredCheckout, 'lines' | 'autoRenewal'>,
  lines: readonly StoredLine[],
  sources: LineSources,
): CheckoutChange {
  const kept = membershipIds(before, sources);
  const isChoiceKept = !autoRenewal || membershipIds(lines, sources).some((id) => kept.includes(id));
  return isChoiceKept ? { lines } : { lines, autoRenewal: false };
}
