import { Trans, useLingui } from '@lingui/react/macro';
import { changingMembership } from '@sonde/machines/pro-custom-change';
import { commaSeparated, ownValue } from '@sonde/machines/rules/texts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { changeRefusalText } from '../subscription-change/change-texts.ts';
import { usePlanText } from '../subscription-change/plan-text.ts';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import { planTexts } from '../subscription-change/plan-texts.ts';
import type { ProChangeProps } from './pro-change-props.ts';
import { useMembershipPrice } from '../prices/use-membership-price.ts';
import { monthsIn } from './term-months.ts';

type NewsProps = Pick<ProChangeProps, 'snapshot' | 'send' | 'words' | 'lower'>;

/** The names of features in one line. */
export function FeatureNames({
  skus,
  words,
}: Pick<ProChangeProps, 'words'> & { readonly skus: readonly string[] }) {
  const { language } = useShopLocale();
  const names = skus.map((sku) => ownValue(words.features, sku) ?? sku);
  return <OwnDirection text={commaSeparated(names, language)} />;
}

/** What the plan becomes when it renews. */
export function ScheduledPlan({
  snapshot,
  words,
  lower,
}: Pick<ProChangeProps, 'snapshot' | 'words' | 'lower'>) {
  const format = useFormat();
  const { noted } = useMembershipPrice();
  const planText = usePlanText();
  const scheduled = changingMembership(snapshot.context)?.scheduled ?? null;
  if (scheduled === null) return null;
  const { price, featureSkus } = scheduled;
  const day = format.longDay(scheduled.day);
  const plan = planText({ ...scheduled, months: monthsIn({ snapshot, lower })(scheduled.sku) });
  const features = <FeatureNames skus={featureSkus} words={words} />;
  return (
    <>
      {price === null ? (
        <Trans>
          From {day}: {plan}.
        </Trans>
      ) : (
        <Trans>
          From {day}: {plan}, for {noted(price)} each term.
        </Trans>
      )}
      {featureSkus.length > 0 && (
        <>
          {' '}
          <Trans>Features: {features}.</Trans>
        </>
      )}
    </>
  );
}

/** Which plan is changed, and what the page has heard of it since. */
export function PlanNews({ snapshot, send, words, lower }: NewsProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { memberships, news, removalRefusal, direction } = snapshot.context;
  const own = changingMembership(snapshot.context);
  if (own === null) return null;
  const { planType, subscriptionExpirationDate: lastDay } = own.plan.buyer.organization;
  const plan = i18n._(planTexts[planType]);
  const { name } = own.organization;
  return (
    <Stack gap={4}>
      {news === 'CHANGED_ELSEWHERE' && (
        <FailureNotice>
          <Trans>Another administrator has changed the membership. You now see the latest version.</Trans>
        </FailureNotice>
      )}
      {removalRefusal !== null && <FailureNotice>{i18n._(changeRefusalText(removalRefusal))}</FailureNotice>}
      {news === 'SCHEDULED_REMOVED' && (
        <Notice tone="success" role="status" ref={takeFocus} tabIndex={-1}>
          <Trans>The scheduled change is removed. Your membership renews as it is.</Trans>
        </Notice>
      )}
      <OrganizationChoice
        memberships={memberships}
        shown={own}
        onChoose={(slug) => send({ type: 'organization.chosen', slug })}
      />
      <p>
        {lastDay === null ? (
          <Trans>
            {name} is on the {plan} plan, which doesn’t expire.
          </Trans>
        ) : (
          <Trans>
            {name} is on the {plan} plan until {format.longDay(lastDay)}.
          </Trans>
        )}
      </p>
      {direction === 'UPGRADE' && own.scheduled !== null && (
        <Notice tone="attention" title={<Trans>Upgrading replaces your scheduled change</Trans>}>
          <ScheduledPlan snapshot={snapshot} words={words} lower={lower} />
        </Notice>
      )}
    </Stack>
  );
}
