import { type ComponentType, useCallback } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  isProCustomOpening,
  isProStepComplete,
  proAddingOf,
  proConfirmationOf,
  type ProCustomStep,
  proMembershipOf,
  proStepsOf,
} from '@sonde/machines/pro-custom';
import { proLines, proTotal } from '@sonde/machines/rules/pro-custom';
import { commaSeparated } from '@sonde/machines/rules/texts';
import { useOtherTabSession } from '../../browser/use-other-tab-session.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { goToUnusableNumber } from '../../ui/number-field/unusable-number.ts';
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { AddToCart } from '../add-to-cart/add-to-cart.tsx';
import { PriceOfValidNumbers } from '../prices/price-of-valid-numbers.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { FeaturesStep } from './features-step.tsx';
import { MembersStep } from './members-step.tsx';
import { PricePanel } from './price-panel.tsx';
import { stepTitles } from './pro-custom-texts.ts';
import type { ProStepProps } from './pro-step.types.ts';
import { ProbeStep } from './probe-step.tsx';
import styles from './pro-custom.module.css';
import { useProLineName } from './use-pro-line-name.ts';
import { ReviewStep } from './review-step.tsx';

const steps: Readonly<Record<ProCustomStep, ComponentType<ProStepProps>>> = {
  probe: ProbeStep,
  features: FeaturesStep,
  members: MembersStep,
  review: ReviewStep,
};

interface RunningProCustomProps extends ProStepProps {
  /** ISO date of the shop's day. */
  readonly today: string;
}

/** A running flow: one step with the price beside it, and one way on. */
export function RunningProCustom({ snapshot, send, words, today }: RunningProCustomProps) {
  const { t, i18n } = useLingui();
  const { step } = snapshot.context;
  const shown = proStepsOf(snapshot);
  const title = i18n._(stepTitles[step]);
  const current = shown.indexOf(step) + 1;
  usePageTitle(t`Step ${current} of ${shown.length}: ${title} – Sonde`);
  useOtherTabSession(() => send({ type: 'session.changed' }));
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  const Step = steps[step];
  // The first step doesn't depend on who is asking, so that it can be read and filled in meanwhile.
  const isWaiting = isProCustomOpening(snapshot) && step !== 'probe';
  return (
    <div data-flow="pro-custom" data-state={stateValueText(snapshot)}>
      <Section space="tight">
        <Container>
          <Grid align="start">
            <GridItem span={8} tablet={7}>
              <Stack gap={6}>
                <Stack gap={2}>
                  <ProgressSteps current={current} of={shown.length} label={title} />
                  <h1 ref={heading} tabIndex={-1}>
                    {title}
                  </h1>
                </Stack>
                <Unanswered snapshot={snapshot} send={send} />
                <BuyerOrganization snapshot={snapshot} send={send} />
                {isWaiting ? (
                  <Skeleton shape="text" lines={6} />
                ) : (
                  <Step snapshot={snapshot} send={send} words={words} />
                )}
                {step !== 'probe' && (
                  <div>
                    <Button variant="quiet" width="fit" onClick={() => send({ type: 'back.requested' })}>
                      <Trans comment="Leads to the step before">Back</Trans>
                    </Button>
                  </div>
                )}
                <NeedsScripts />
              </Stack>
            </GridItem>
            <GridItem span={4} tablet={5}>
              <Panel as="section" labelledBy="what-you-pay" isSticky>
                <PricePanel snapshot={snapshot} words={words} today={today} />
              </Panel>
            </GridItem>
          </Grid>
          <Ways snapshot={snapshot} send={send} words={words} />
        </Container>
      </Section>
    </div>
  );
}

type FlowProps = Pick<ProStepProps, 'snapshot' | 'send'>;

/** The shop didn't say who is asking. */
function Unanswered({ snapshot, send }: FlowProps) {
  const textOf = useTroubleText();
  const { trouble } = snapshot.context;
  if (!snapshot.matches({ opening: 'unanswered' })) return null;
  return (
    <Notice
      tone="danger"
      role="alert"
      actions={
        <Button onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>{trouble && textOf(trouble)}</p>
    </Notice>
  );
}

/** Which organization the plan is for, with a choice for a person in several; nothing for the person who is in none. */
function BuyerOrganization({ snapshot, send }: FlowProps) {
  const { memberships } = snapshot.context;
  const own = proMembershipOf(snapshot.context);
  if (own === null) return null;
  const { name } = own.organization;
  return memberships.length > 1 ? (
    <OrganizationChoice
      memberships={memberships}
      shown={own}
      onChoose={(slug) => send({ type: 'organization.chosen', slug })}
    />
  ) : (
    <p>
      <Trans comment="{name} is the organization that the plan is for">
        For <strong>{name}</strong>.
      </Trans>
    </p>
  );
}

/** The price, which is announced with what it is for when it changes, and the button. */
function Ways({ snapshot, send, words }: ProStepProps) {
  const { language } = useShopLocale();
  const { selection, offers, confirmed } = snapshot.context;
  const lineName = useProLineName(snapshot, words);
  const amount = <Price price={confirmed ?? proTotal(selection, offers).today} cents="if-any" />;
  return (
    <div className={styles.ways}>
      <ActionBar action={<NextButton snapshot={snapshot} send={send} />}>
        <span role="status">
          <PriceOfValidNumbers otherwise={null}>
            <VisuallyHidden>
              {commaSeparated(proLines(selection, offers).map(lineName), language)}
              <br />
            </VisuallyHidden>
            <Trans>
              <strong>{amount}</strong> today
            </Trans>{' '}
            <small>
              <TaxNote />
            </small>
          </PriceOfValidNumbers>
        </span>
      </ActionBar>
    </div>
  );
}

function NextButton({ snapshot, send }: FlowProps) {
  const { t } = useLingui();
  const letAddAgain = useCallback(() => send({ type: 'page.returned' }), [send]);
  const said = proConfirmationOf(snapshot);
  if (said === 'confirmed' || said === 'repriced')
    return (
      <AddToCart
        adding={proAddingOf(snapshot)}
        isPrimary
        onAdd={() => send({ type: 'plan.submitted' })}
        onReturn={letAddAgain}
      >
        <Trans>Add to cart</Trans>
      </AddToCart>
    );
  const isReview = snapshot.matches('review');
  const isAsking = snapshot.hasTag('pending');
  return (
    <Button
      variant="primary"
      width="full"
      pending={isAsking}
      pendingLabel={isReview ? t`Checking the price` : t`Loading`}
      disabled={!isAsking && !isProStepComplete(snapshot)}
      onClick={() => {
        if (!goToUnusableNumber()) send({ type: 'step.submitted' });
      }}
    >
      {isReview ? <Trans>Add to cart</Trans> : <Trans>Continue</Trans>}
    </Button>
  );
}
