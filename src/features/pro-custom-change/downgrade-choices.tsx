import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  changingMembership,
  isProChoiceUnchanged,
  isProChosen,
  proChangeOptionsOf,
  requestedChangeOf,
} from '@sonde/machines/pro-custom-change';
import { ownValue } from '@sonde/machines/rules/texts';
import type { ComparedTerm } from '@sonde/machines/subscription-change';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Choice, ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { goToUnusableNumber } from '../../ui/number-field/unusable-number.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { usePeriodText } from '../offers/period-text.ts';
import { ProFeatureFields } from '../pro-plan/pro-feature-fields.tsx';
import { changeRefusalText } from '../subscription-change/change-texts.ts';
import { PlanNews, ScheduledPlan } from './plan-news.tsx';
import { useMembershipPrice } from '../prices/use-membership-price.ts';
import type { ProChangeProps } from './pro-change-props.ts';

type ChoicesProps = Omit<ProChangeProps, 'card'>;

/** What is scheduled, which may be taken back until the plan renews. */
function Scheduled({ snapshot, send, words, lower }: ChoicesProps) {
  if ((changingMembership(snapshot.context)?.scheduled ?? null) === null) return null;
  return (
    <Stack gap={3}>
      <h2>
        <Trans>Scheduled change</Trans>
      </h2>
      <p>
        <ScheduledPlan snapshot={snapshot} words={words} lower={lower} />{' '}
        <Trans>If you schedule another change, it replaces this one.</Trans>
      </p>
      <div>
        <Button onClick={() => send({ type: 'scheduled.removed' })}>
          <Trans>Remove scheduled change</Trans>
        </Button>
      </div>
    </Stack>
  );
}

/** The Pro plan, and the plans below it with what each costs from the renewal on. */
function Plans({ snapshot, send, words, lower }: ChoicesProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { noted } = useMembershipPrice();
  const periodText = usePeriodText();
  const { plan, choice } = requestedChangeOf(snapshot);
  const { terms } = snapshot.context;
  const scheduled = changingMembership(snapshot.context)?.scheduled ?? null;
  if (terms.length === 0) return null;
  const choiceOf = ({ sku, preview, refusals }: ComparedTerm): readonly Choice<string>[] => {
    const term = ownValue(lower, sku);
    if (term === undefined) return [];
    const [refusal] = refusals;
    const price = preview?.renewalPrice && noted(preview.renewalPrice);
    const period = term.months && periodText(String(term.months / 12));
    return [
      {
        value: sku,
        title: <OwnDirection text={term.name} />,
        description:
          sku === scheduled?.sku ? (
            <Trans comment="Beside the plan to which the membership is already to change on a day">
              Scheduled from {format.longDay(scheduled.day)}
            </Trans>
          ) : (
            <OwnDirection text={term.description} />
          ),
        price: price && period && (
          <Trans comment="The price of a membership and its term, for example: $420 for 1 year">
            {price} for {period}
          </Trans>
        ),
        unavailable: refusal && i18n._(changeRefusalText(refusal)),
      },
    ];
  };
  return (
    <ChoiceCards
      name="membership"
      label={t`Plan from your next renewal`}
      value={choice.sku}
      onChange={(sku) => send({ type: 'membership.chosen', sku })}
      choices={[
        {
          value: plan.sku,
          title: <OwnDirection text={ownValue(words.plans, plan.sku) ?? plan.sku} />,
          description: t`With fewer features or members`,
        },
        ...terms.flatMap(choiceOf),
      ]}
    />
  );
}

/** What is left of the Pro plan: features that it has, and members, but never fewer than the seats in use. */
function Parts({ snapshot, send, words }: ChoicesProps) {
  const { t } = useLingui();
  const { own, plan, choice } = requestedChangeOf(snapshot);
  const { features, members } = proChangeOptionsOf(snapshot);
  const { now, inUse } = own.plan.seats;
  return (
    <>
      {features.length > 0 && (
        <Stack gap={4}>
          <h2>
            <Trans>Features you keep</Trans>
          </h2>
          <ProFeatureFields
            features={plan.features.filter(({ sku }) => features.includes(sku))}
            prices={snapshot.context.offers.prices}
            words={words}
            months={plan.months}
            chosen={choice.features}
            onChoose={(sku, isChosen) => send({ type: 'feature.chosen', sku, isChosen })}
          />
        </Stack>
      )}
      {members.fewest < members.most && (
        <NumberField
          name="members"
          label={t`Number of members`}
          hint={t`You have ${plural(now, { one: '# seat', other: '# seats' })}, and ${plural(inUse, { one: '# is in use', other: '# are in use' })}.`}
          value={choice.members}
          min={members.fewest}
          max={members.most}
          onChange={(requested) => send({ type: 'members.chosen', members: requested })}
        />
      )}
    </>
  );
}

/** What may be taken away at the renewal, on one screen, beside what the organization has now. */
export function DowngradeChoices(props: ChoicesProps) {
  const { snapshot, send, words, lower } = props;
  return (
    <Columns
      aside={
        <Panel as="section" labelledBy="present-membership">
          <Stack gap={4}>
            <h2 id="present-membership">
              <Trans>Your membership</Trans>
            </h2>
            <PlanNews snapshot={snapshot} send={send} words={words} lower={lower} />
            <p>
              <Trans>What you remove stays until your membership renews. You pay nothing today.</Trans>
            </p>
          </Stack>
        </Panel>
      }
    >
      <Stack gap={8}>
        <Scheduled {...props} />
        <Form
          onSubmit={() => {
            if (!goToUnusableNumber()) send({ type: 'choice.submitted' });
          }}
        >
          <Stack gap={6}>
            <Plans {...props} />
            {isProChosen(snapshot) && <Parts {...props} />}
            {isProChoiceUnchanged(snapshot) && (
              <FailureNotice>
                <Trans>This is your membership as it is now. Remove something, or choose another plan.</Trans>
              </FailureNotice>
            )}
            <div>
              <Button type="submit" variant="primary">
                <Trans>Continue</Trans>
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Columns>
  );
}
