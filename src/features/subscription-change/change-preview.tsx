import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ChangePreview,
  changePreviewOf,
  isOneMoreTerm,
  isRenewalTurnedOn,
  isRentalLeft,
  nextChargeDayOf,
  type SubscriptionChangeSnapshot,
} from '@sonde/machines/subscription-change';
import { addMoney } from '@sonde/machines/rules/money';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { type DescriptionItem, DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { IncludedTaxes } from '../prices/included-taxes.tsx';
import { useNamedTaxRows } from '../prices/use-tax-rows.tsx';
import { useTermText } from '../offers/term-text.ts';
import { usePlanText } from './plan-text.ts';

interface PreviewProps {
  readonly preview: ChangePreview;
}

interface SnapshotProps {
  readonly snapshot: SubscriptionChangeSnapshot;
  /** The length of the term after the change; null if the page doesn't know it. */
  readonly months: number | null;
}

/** The tax in what is due; where several taxes have names of their own, each of them with the seller's number. */
function TaxDue({ preview: { amountDue, taxLines, isTaxEstimated } }: PreviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const rows = useNamedTaxRows(taxLines);
  return (
    <>
      <Trans>Includes {format.money(amountDue.tax)} tax</Trans>
      {isTaxEstimated && (
        <>
          <br />
          {t`Estimated tax`}
        </>
      )}
      {rows.length > 0 && (
        <>
          <br />
          <IncludedTaxes rows={rows} />
        </>
      )}
    </>
  );
}

/** What is left of the present plan, and how much of it the new one doesn't use. */
function UnusedCredit({ preview: { credit, unusedCredit } }: PreviewProps) {
  const format = useFormat();
  const left = format.money(addMoney(credit.gross, unusedCredit.gross));
  const unused = format.money(unusedCredit.gross);
  return (
    <Trans comment="Below the credit for a plan that costs more than the new one">
      {left} of what you’ve paid is left. The new plan costs less, and the remaining {unused} isn’t refunded.
    </Trans>
  );
}

/** The sum that is due now, with the days that it is for. */
function SumDue({ snapshot, months }: SnapshotProps) {
  const { t } = useLingui();
  const format = useFormat();
  const planText = usePlanText();
  const preview = changePreviewOf(snapshot);
  const { effectiveDay, lastDay, charge, credit, amountDue, unusedCredit } = preview;
  const days = lastDay === null ? null : t`${format.longDay(effectiveDay)} to ${format.longDay(lastDay)}`;
  const given = {
    id: 'credit',
    label: t`Credit for your current membership`,
    note: unusedCredit.gross.amount === 0 ? undefined : <UnusedCredit preview={preview} />,
    amount: format.money({ ...credit.gross, amount: -credit.gross.amount }),
  };
  return (
    <TotalsList
      rows={[
        {
          id: 'charge',
          label: isRentalLeft(snapshot)
            ? t`Remaining months of your rental`
            : planText({ ...preview, months }),
          note: days,
          amount: format.money(charge.gross),
        },
        ...(credit.gross.amount === 0 ? [] : [given]),
      ]}
      total={{
        label: t`Due today`,
        amount: format.money(amountDue.gross),
        note: amountDue.tax.amount === 0 ? undefined : <TaxDue preview={preview} />,
        minor: amountDue.gross.amount,
        currency: amountDue.gross.currency,
      }}
    />
  );
}

/** What is due today, beside what the change makes of the membership. */
export function DueToday(props: SnapshotProps) {
  if (changePreviewOf(props.snapshot).takesEffect === 'NOW') return <SumDue {...props} />;
  return (
    <p>
      <Trans>You pay nothing today.</Trans>
    </p>
  );
}

/** What follows the change, if it is paid as chosen: the next charge with its day, or the last day. */
function useFollowingItems({ snapshot, months }: SnapshotProps): readonly DescriptionItem[] {
  const { t } = useLingui();
  const format = useFormat();
  const termText = useTermText();
  const { lastDay, renewalPrice } = changePreviewOf(snapshot);
  const nextDay = nextChargeDayOf(snapshot);
  if (nextDay === null || renewalPrice === null)
    return lastDay === null ? [] : [{ id: 'end', term: t`Ends on`, description: format.longDay(lastDay) }];
  const day = format.longDay(nextDay);
  const { gross, tax } = renewalPrice;
  const price = tax.amount === 0 ? format.money(gross) : `${format.money(gross)} ${t`(including tax)`}`;
  const period = months === null ? null : termText(months);
  const description =
    period === null
      ? t`${price} per term`
      : t({
          message: `${price} for ${period}`,
          comment: 'The price of a membership and its term, for example: $420 for 1 year',
        });
  return [{ id: 'renewal', term: t`From ${day}`, description }];
}

/** What the membership becomes, and when. */
function useChangeItem({ snapshot, months }: SnapshotProps): DescriptionItem {
  const { t } = useLingui();
  const format = useFormat();
  const plan = usePlanText()({ ...changePreviewOf(snapshot), months });
  if (isRentalLeft(snapshot))
    return {
      id: 'change',
      term: t`Your rental`,
      description: t`You keep the probe and its membership until the last day. You won’t be charged again.`,
    };
  const { takesEffect, effectiveDay } = changePreviewOf(snapshot);
  const day = format.longDay(effectiveDay);
  const description = isOneMoreTerm(snapshot) ? (
    t`${plan}, from ${day}`
  ) : takesEffect === 'NOW' ? (
    t`${plan}, from today`
  ) : (
    <Trans>
      {plan}, from {day}. Until then, everything stays as it is.
    </Trans>
  );
  return { id: 'change', term: t`Your membership`, description };
}

interface ChangePreviewFactsProps extends SnapshotProps {
  /** What the change consists of, beside the plan and its seats. */
  readonly parts?: readonly DescriptionItem[] | undefined;
}

/** What a change makes of the membership, before it is confirmed: what follows, and what it clears. */
export function ChangePreviewFacts({ snapshot, months, parts = [] }: ChangePreviewFactsProps) {
  const format = useFormat();
  const planText = usePlanText();
  const becomes = useChangeItem({ snapshot, months });
  const following = useFollowingItems({ snapshot, months });
  const preview = changePreviewOf(snapshot);
  const { clearsScheduledChange } = preview;
  const nextDay = nextChargeDayOf(snapshot);
  return (
    <Stack gap={4}>
      <DescriptionList items={[becomes, ...parts, ...following]} />
      {clearsScheduledChange && (
        <Notice tone="attention">
          <Trans>This replaces the change you’ve scheduled.</Trans>
        </Notice>
      )}
      {preview.seatsAtRenewal !== null && nextDay !== null && (
        <p>
          <Trans>
            From {format.longDay(nextDay)}: {planText({ ...preview, months, seats: preview.seatsAtRenewal })}
          </Trans>
        </p>
      )}
      {isRenewalTurnedOn(snapshot) && (
        <Notice tone="attention">
          <Trans>This turns on automatic renewal. You can turn it off at any time.</Trans>
        </Notice>
      )}
    </Stack>
  );
}
