import { Plural, Trans } from '@lingui/react/macro';
import type { Selection } from '@sonde/machines/rules/selection.types';
import type { SelectionOffers } from './product-offers.ts';
import { usePeriodText } from './period-text.ts';

/** The selection in one line, read out when it changes. */
export function SelectionSummary({ selection, offers }: { selection: Selection; offers: SelectionOffers }) {
  const periodText = usePeriodText();
  const plan = offers.details[`membership-${selection.plan}`];
  return (
    <p role="status">
      <Plural value={selection.quantity} one="# probe" other="# probes" />
      {', '}
      {selection.connector === 'lightning' ? <Trans>Lightning</Trans> : <Trans>USB-C</Trans>}
      {plan && (
        <>
          , <bdi>{plan.name}</bdi>
        </>
      )}
      {plan && selection.period && `, ${periodText(selection.period)}`}
      {selection.members && (
        <>
          , <Plural value={selection.members} one="# member" other="# members" />
        </>
      )}
      {selection.warranty && <Trans>, warranty extended to {periodText(selection.warranty)}</Trans>}
      {selection.accessories.map((slug) => `, ${offers.details[slug]?.name ?? slug}`)}
    </p>
  );
}
