import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { changedCheckoutOf, totalChangeMachine, type TotalChangeInput } from '@sonde/machines/total-change';
import { liveViewOptions } from '../../flow/live-view.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useReached } from '../../flow/use-reached.ts';
import { taxIdSentences } from '../tax-id/tax-id-texts.ts';
import { changeOfTotal, type ShownTotals, type TotalChange } from './total-change.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { useTotals } from './use-totals.tsx';
import styles from './total-change-note.module.css';

const useShownTotals = (checkout: Checkout): ShownTotals => ({
  ...useTotals(checkout),
  taxIdStatus: checkout.taxIdStatus,
});

/** The message needs space beside what the buyer is doing. */
function keepFocusInView(): void {
  const { activeElement } = document;
  if (activeElement !== document.body) activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Shows and announces a changed total: old, new and why. */
export function TotalChangeNote(input: TotalChangeInput) {
  const { checkout, place } = input;
  const { snapshot, send } = useFlow(totalChangeMachine, { input }, () => ({ input, ...liveViewOptions() }));
  const show = useCallback(
    (shown: Checkout) => send({ type: 'total.shown', checkout: shown, place }),
    [send, place],
  );
  useReached(checkout, show);
  const { before, after } = changedCheckoutOf(snapshot);
  const change = changeOfTotal(useShownTotals(before), useShownTotals(after));
  useReached(change && `${change.before} ${change.after.amount}`, keepFocusInView);
  return (
    <div role="status" className={styles.note}>
      {change && <ChangeWords {...change} />}
    </div>
  );
}

function ChangeWords({ before, after, parts, taxIdStatus }: TotalChange) {
  const { i18n } = useLingui();
  return (
    <>
      <p className={styles.total}>
        <BeforeAndAfter id="total" label={after.label} before={before} after={after.amount} />
      </p>
      {taxIdStatus && <p>{i18n._(taxIdSentences[taxIdStatus])}</p>}
      {parts.map((part) => (
        <p key={part.id}>
          <BeforeAndAfter {...part} />
        </p>
      ))}
    </>
  );
}
