import { Trans, useLingui } from '@lingui/react/macro';
import type { ReferrerQuery } from '../../graphql/referrer.generated.ts';
import type { ReferralCreditKind } from '../../graphql/schema.generated.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Table } from '../../ui/table/table.tsx';
import { reasonTexts } from './referral-texts.ts';

type Credits = NonNullable<ReferrerQuery['referrer']>['credits'];

/** How a line changes what is available now. */
const signs: Readonly<Record<ReferralCreditKind, 1 | 0 | -1>> = {
  WAITING: 0,
  GRANTED: 1,
  SPENT: -1,
  RETURNED: 1,
  REVERSED: -1,
  CANCELED: 0,
};

const minus = '\u2212';
const changeText = (months: number): string =>
  months < 0 ? `${minus}${-months}` : `${months > 0 ? '+' : ''}${months}`;

/** The organization's ledger: each change with its reason and its months. */
export function ReferralLedger({ credits }: { readonly credits: Credits }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (credits.length === 0)
    return (
      <p>
        <Trans>No one has ordered through your organization’s links yet.</Trans>
      </p>
    );
  return (
    <Table
      caption={t`Credit history`}
      isCaptionHidden
      columns={[
        { key: 'reason', label: t`What happened` },
        { key: 'months', label: t`Months`, isNumeric: true },
      ]}
      rows={credits.map(({ kind, months, day }, place) => ({
        id: String(credits.length - place),
        cells: {
          reason: i18n._(reasonTexts[kind](format.longDay(day))),
          months: <bdi dir="ltr">{changeText(signs[kind] * months)}</bdi>,
        },
      }))}
    />
  );
}
