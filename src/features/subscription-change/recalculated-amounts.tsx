import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ChangedAmount,
  recalculatedAmountsOf,
  type SubscriptionChangeSnapshot,
} from '@sonde/machines/subscription-change';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { BeforeAndAfter } from '../summary/before-and-after.tsx';

function useChangedAmount(): (changed: ChangedAmount) => Parameters<typeof BeforeAndAfter>[0] {
  const { t } = useLingui();
  const format = useFormat();
  const labels: Readonly<Record<ChangedAmount['what'], string>> = {
    due: t`Due today`,
    renewal: t({ message: 'Per term', comment: 'What a membership costs each time it renews' }),
  };
  return ({ what, before, after }) => ({
    id: what,
    label: labels[what],
    before: before && format.money(before),
    after: after && format.money(after),
  });
}

/** Announces that the shop has calculated the amounts again, with what each one was and is. */
export function RecalculatedAmounts({ snapshot }: { readonly snapshot: SubscriptionChangeSnapshot }) {
  const changedAmount = useChangedAmount();
  const changed = recalculatedAmountsOf(snapshot);
  return (
    <div role="status">
      {changed && (
        <Notice tone={changed.length > 0 ? 'attention' : 'info'}>
          <p>
            {changed.length > 0 ? (
              <Trans>We’ve recalculated the amounts. Check them before you continue.</Trans>
            ) : (
              <Trans>We’ve recalculated the amounts. They haven’t changed.</Trans>
            )}
          </p>
          {changed.map((amount) => (
            <p key={amount.what}>
              <BeforeAndAfter {...changedAmount(amount)} />
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}
