import { Trans, useLingui } from '@lingui/react/macro';
import { isBasicPlan, type OptionState } from '@sonde/machines/rules/catalogue';
import { isForTeams } from '@sonde/machines/rules/plans';
import { commaSeparated } from '@sonde/machines/rules/texts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { usePeriodText } from './period-text.ts';
import type { SelectionFieldProps } from './selection-field.types.ts';
import { skuPrice } from './sku-price.tsx';
import { useChoice } from './use-choice.ts';

interface PlanFieldProps extends SelectionFieldProps {
  /** Whether memberships for teams are folded up below the others. */
  readonly isTeamFolded?: boolean;
}

/** The memberships, and none. */
export function PlanField({ selection, options, offers, send, isTeamFolded = false }: PlanFieldProps) {
  const { t } = useLingui();
  const { language } = useShopLocale();
  const choice = useChoice();
  const periodText = usePeriodText();
  const wordsOf = (slug: string) =>
    isBasicPlan(slug)
      ? { name: t`Basic, no membership`, description: t`Scans stay on your device.` }
      : offers.details[`membership-${slug}`];
  const priceOf = (slug: string) => {
    const plans = offers.plans.filter((plan) => plan.slug === slug);
    const plan =
      plans.find(({ period }) => slug === selection.plan && period === selection.period) ?? plans[0];
    const price = skuPrice(plan?.sku, offers);
    if (!price || !plan?.period) return price;
    if (plan.trialDays !== undefined) return periodText(plan.period);
    const period = periodText(plan.period);
    return (
      <Trans>
        {price} for {period}
      </Trans>
    );
  };
  const isTeams = ({ value }: OptionState<string>) =>
    isTeamFolded && offers.plans.some(({ slug, planFamily }) => slug === value && isForTeams(planFamily));
  const nameOf = (slug: string) => wordsOf(slug)?.name ?? slug;
  const cardOf = (option: OptionState<string>) =>
    choice(option, {
      title: nameOf(option.value),
      description: wordsOf(option.value)?.description,
      price: isBasicPlan(option.value) ? t`Included` : priceOf(option.value),
    });
  const forTeams = options.plans.filter(isTeams);
  return (
    <ChoiceCards
      name="plan"
      label={t`Membership`}
      hint={t`Cloud storage, sharing and software updates`}
      value={selection.plan}
      onChange={(plan) => send({ type: 'plan.chosen', plan })}
      choices={options.plans.filter((option) => !isTeams(option)).map(cardOf)}
      folded={
        forTeams.length === 0
          ? undefined
          : {
              title: t`For teams`,
              description: commaSeparated(
                forTeams.map(({ value }) => nameOf(value)),
                language,
              ),
              choices: forTeams.map(cardOf),
            }
      }
    />
  );
}

/** The terms of the membership; nothing for one without terms. */
export function PeriodField({ selection, options, offers, send }: SelectionFieldProps) {
  const { t } = useLingui();
  const choice = useChoice();
  const periodText = usePeriodText();
  const locale = useShopLocale();
  const termOf = (period: string) =>
    offers.plans.find((plan) => plan.slug === selection.plan && plan.period === period);
  if (options.periods.length === 0) return null;
  const trialSku = options.periods
    .map(({ value }) => termOf(value))
    .find((plan) => plan?.trialDays !== undefined)?.sku;
  const trial = t`Each buyer gets one trial. It ends by itself unless you choose automatic renewal at checkout.`;
  return (
    <>
      <ChoiceCards
        name="period"
        label={t`Billing period`}
        value={selection.period ?? ''}
        onChange={(period) => send({ type: 'period.chosen', period })}
        choices={options.periods.map((option) =>
          choice(option, {
            title: periodText(option.value),
            description: termOf(option.value)?.trialDays !== undefined ? trial : undefined,
            price: skuPrice(termOf(option.value)?.sku, offers),
          }),
        )}
      />
      {trialSku !== undefined && (
        <p>
          <a href={`${paths.reactivateMembership(locale)}?membership=${trialSku}`}>
            <Trans>Already have a probe? Try the membership on its own.</Trans>
          </a>
        </p>
      )}
    </>
  );
}
