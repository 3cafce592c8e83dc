import { Trans, useLingui } from '@lingui/react/macro';
import {
  addedLinesOf,
  isProChangeForSales,
  isProChoiceUnchanged,
  proChangeOptionsOf,
  proChangeStepOf,
  proChangeStepsOf,
  requestedChangeOf,
} from '@sonde/machines/pro-custom-change';
import { addTaxedMoney } from '@sonde/machines/rules/money';
import { linePrice } from '@sonde/machines/rules/tax';
import { commaSeparated, ownValue } from '@sonde/machines/rules/texts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { goToUnusableNumber } from '../../ui/number-field/unusable-number.ts';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { usePeriodText } from '../offers/period-text.ts';
import { PriceOfValidNumbers } from '../prices/price-of-valid-numbers.tsx';
import { Price } from '../prices/price.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import { proStepTitles } from '../pro-plan/pro-step-titles.ts';
import { ProFeatureFields } from '../pro-plan/pro-feature-fields.tsx';
import { ProMembersFields } from '../pro-plan/pro-members-fields.tsx';
import { PlanNews } from './plan-news.tsx';
import type { ProChangeProps } from './pro-change-props.ts';

type StepProps = Pick<ProChangeProps, 'snapshot' | 'send' | 'words' | 'lower'>;

function Features({ snapshot, send, words }: Omit<StepProps, 'lower'>) {
  const { own, plan, choice } = requestedChangeOf(snapshot);
  return (
    <ProFeatureFields
      features={plan.features}
      prices={snapshot.context.offers.prices}
      words={words}
      months={plan.months}
      chosen={choice.features}
      held={own.plan.featureSkus}
      onChoose={(sku, isChosen) => send({ type: 'feature.chosen', sku, isChosen })}
    />
  );
}

function Members({ snapshot, send }: Pick<StepProps, 'snapshot' | 'send'>) {
  const locale = useShopLocale();
  const { own, plan, choice } = requestedChangeOf(snapshot);
  const { terms, members } = proChangeOptionsOf(snapshot);
  return (
    <>
      {isProChoiceUnchanged(snapshot) && (
        <FailureNotice>
          <Trans>Your membership already includes this. Add a feature or a member to continue.</Trans>
        </FailureNotice>
      )}
      <ProMembersFields
        plan={plan}
        terms={terms}
        prices={snapshot.context.offers.prices}
        members={choice.members}
        range={members}
        seatsInUse={own.plan.seats.inUse}
        isForSales={isProChangeForSales(snapshot)}
        salesPath={contactSalesPath(locale, own.organization.name, own.plan.buyer.organization.market)}
        onTerm={(months) => send({ type: 'term.chosen', months })}
        onMembers={(requested) => send({ type: 'members.chosen', members: requested })}
      />
    </>
  );
}

/** What the choice adds to the price of each term, at list prices: line by line, and its sum; null if it adds nothing. */
function addedPrices(snapshot: ProChangeProps['snapshot']) {
  const { prices } = snapshot.context.offers;
  const lines = addedLinesOf(snapshot).flatMap(({ sku, quantity }) => {
    const known = ownValue(prices, sku);
    return known === undefined
      ? []
      : [{ sku, quantity, price: linePrice(known.price, quantity, known.ratePpm) }];
  });
  const [first, ...others] = lines.map(({ price }) => price);
  if (first === undefined) return null;
  return { lines, sum: others.reduce((total, price) => addTaxedMoney(total, price), first) };
}

/** What an added line is called: features and members, with their number. */
function useLineName({ snapshot, words }: Pick<ProChangeProps, 'snapshot' | 'words'>) {
  const { t } = useLingui();
  const { plan } = requestedChangeOf(snapshot);
  return ({ sku, quantity }: { readonly sku: string; readonly quantity: number }) => {
    const name =
      sku === plan.seats?.sku
        ? t`Additional members`
        : (ownValue(words.plans, sku) ?? ownValue(words.features, sku) ?? sku);
    return quantity === 1 ? name : `${quantity} × ${name}`;
  };
}

/** What is added and its sum, announced when they change. */
function AddedStatus({ snapshot, words }: Pick<ProChangeProps, 'snapshot' | 'words'>) {
  const periodText = usePeriodText();
  const { language } = useShopLocale();
  const { plan } = requestedChangeOf(snapshot);
  const added = addedPrices(snapshot);
  const lineName = useLineName({ snapshot, words });
  const period = periodText(String(plan.months / 12));
  return (
    <VisuallyHidden role="status">
      <PriceOfValidNumbers otherwise={null}>
        {added === null ? (
          <Trans>Nothing added yet.</Trans>
        ) : (
          <>
            {commaSeparated(added.lines.map(lineName), language)}
            <br />
            <Trans comment="{period} is the length of a term, such as: 1 year">
              You’re adding <Price price={added.sum} /> for {period}.
            </Trans>
          </>
        )}
      </PriceOfValidNumbers>
    </VisuallyHidden>
  );
}

/** What the choice adds to the price of each term. What is due today is said at the review. */
function Added({ snapshot, words }: Pick<ProChangeProps, 'snapshot' | 'words'>) {
  const { t } = useLingui();
  const periodText = usePeriodText();
  const { side } = usePriceTax();
  const { plan } = requestedChangeOf(snapshot);
  const lineName = useLineName({ snapshot, words });
  const added = addedPrices(snapshot);
  if (added === null)
    return (
      <p aria-hidden>
        <Trans>Nothing added yet.</Trans>
      </p>
    );
  const { lines, sum } = added;
  return (
    <Stack gap={3}>
      <TotalsList
        rows={lines.map((line) => ({
          id: line.sku,
          label: <OwnDirection text={lineName(line)} />,
          amount: <Price price={line.price} />,
        }))}
        total={{
          label: t`For ${periodText(String(plan.months / 12))}`,
          amount: <Price price={sum} />,
          minor: sum[side].amount,
          currency: sum[side].currency,
        }}
      />
      <p>
        <TaxSentence /> <Trans>You’ll see what you pay today before you confirm.</Trans>
      </p>
    </Stack>
  );
}

/** A step of an upgrade, with what it adds below it. */
export function UpgradeStep({ snapshot, send, words, lower }: StepProps) {
  const { i18n } = useLingui();
  const step = proChangeStepOf(snapshot) === 'members' ? 'members' : 'features';
  const steps = proChangeStepsOf(snapshot);
  const title = i18n._(proStepTitles[step]);
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  const Fields = step === 'features' ? Features : Members;
  return (
    <Form
      onSubmit={() => {
        if (!goToUnusableNumber()) send({ type: 'step.submitted' });
      }}
    >
      <Columns
        before={
          <Stack gap={6}>
            <PlanNews snapshot={snapshot} send={send} words={words} lower={lower} />
            <Stack gap={2}>
              <ProgressSteps current={steps.indexOf(step) + 1} of={steps.length} label={title} />
              <h2 ref={heading} tabIndex={-1}>
                {title}
              </h2>
            </Stack>
            <Fields snapshot={snapshot} send={send} words={words} />
          </Stack>
        }
        aside={
          <Panel as="section" isSticky labelledBy="additions">
            <Stack gap={3}>
              <h3 id="additions">
                <Trans>Additions</Trans>
              </h3>
              <PriceOfValidNumbers>
                <Added snapshot={snapshot} words={words} />
              </PriceOfValidNumbers>
            </Stack>
          </Panel>
        }
      >
        <AddedStatus snapshot={snapshot} words={words} />
        <Cluster gap={3}>
          <Button type="submit" variant="primary" disabled={isProChangeForSales(snapshot)}>
            <Trans>Continue</Trans>
          </Button>
          {step === 'members' && steps.includes('features') && (
            <Button onClick={() => send({ type: 'back.requested' })}>
              <Trans comment="Leads to the step before">Back</Trans>
            </Button>
          )}
        </Cluster>
      </Columns>
    </Form>
  );
}
