import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { commaSeparated, ownValue } from '@sonde/machines/rules/texts';
import type { Selection } from '@sonde/machines/rules/catalogue';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import type { SelectionOffers } from './product-offers.ts';
import { usePeriodText } from './period-text.ts';

/** The selection in one line, announced when it changes. */
export function SelectionSummary({ selection, offers }: { selection: Selection; offers: SelectionOffers }) {
  const { t } = useLingui();
  const { language } = useShopLocale();
  const periodText = usePeriodText();
  const plan = offers.details[`membership-${selection.plan}`];
  const parts = [
    t`${plural(selection.quantity, { one: '# probe', other: '# probes' })}`,
    selection.connector === 'lightning' ? t`Lightning` : t`USB-C`,
    ...(plan ? [plan.name] : []),
    ...(plan && selection.period ? [periodText(selection.period)] : []),
    ...(selection.members ? [t`${plural(selection.members, { one: '# member', other: '# members' })}`] : []),
    ...(selection.warranty ? [t`warranty extended to ${periodText(selection.warranty)}`] : []),
    ...selection.accessories.map((slug) => ownValue(offers.details, slug)?.name ?? slug),
  ];
  return (
    <p role="status">
      <NoBreakWords text={commaSeparated(parts, language)} />
    </p>
  );
}
