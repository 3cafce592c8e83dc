import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { taxIdSentences } from '../tax-id/tax-id-texts.ts';
import { changeOfTotal, type ShownTotals, type TotalChange } from './total-change.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import styles from './total-change-note.module.css';

interface TotalChangeNoteProps {
  /** The totals that the buyer saw first, if this is mounted later than they were shown. */
  readonly first: ShownTotals;
  readonly totals: ShownTotals;
  /** The buyer's step; messages of another step are dropped. Null in between, while something is saved. */
  readonly place: string | null;
}

/** Shows and announces a changed total: old, new and why. */
export function TotalChangeNote({ first, totals, place }: TotalChangeNoteProps) {
  const [seen, setSeen] = useState<{
    /** The total before the change. Several changes during one Continue are reported as one. */
    readonly before: ShownTotals;
    readonly totals: ShownTotals;
    readonly place: string | null;
    readonly change: TotalChange | null;
  }>({ before: first, totals, place, change: changeOfTotal(first, totals) });
  if (changeOfTotal(seen.totals, totals) !== null) {
    const before = seen.place === null ? seen.before : seen.totals;
    setSeen({ before, totals, place, change: changeOfTotal(before, totals) });
  } else if (place !== null && seen.place !== place)
    setSeen({ ...seen, totals, place, change: seen.place === null ? seen.change : null });
  useEffect(() => {
    // The message needs space beside what the buyer is doing.
    const { activeElement } = document;
    if (seen.change && activeElement !== document.body) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [seen.change]);
  return (
    <div role="status" className={styles.note}>
      {seen.change && <ChangeWords {...seen.change} />}
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
