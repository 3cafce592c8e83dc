import { useCallback } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  productAddingOf,
  productMarketOf,
  productProblemOf,
  productStepsOf,
} from '@sonde/machines/product-flow';
import { selectionPrice } from '@sonde/machines/rules/catalogue';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesForBundlePath } from '../../page/form-paths.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { goToUnusableNumber } from '../../ui/number-field/unusable-number.ts';
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { AddToCart } from '../add-to-cart/add-to-cart.tsx';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { BundleDrawings } from '../offers/bundle-drawings.tsx';
import { PriceToday } from '../offers/price-today.tsx';
import { TermSaving } from '../offers/term-saving.tsx';
import { SelectionSummary } from '../offers/selection-summary.tsx';
import { PriceOfValidNumbers } from '../prices/price-of-valid-numbers.tsx';
import { Price } from '../prices/price.tsx';
import { PriceViewSwitch } from '../prices/price-view-switch.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { ProductField } from './product-fields.tsx';
import { productStepTitles } from './product-flow-texts.ts';
import type { ProductStepProps } from './product-step.types.ts';
import styles from './product-flow.module.css';

interface RunningProductFlowProps extends ProductStepProps {
  /** ISO date of the shop's day. */
  readonly today: string;
}

/** A running flow: one decision with the price beside it, and one way on. */
export function RunningProductFlow({ today, ...props }: RunningProductFlowProps) {
  const { t, i18n } = useLingui();
  const { snapshot, send, offers } = props;
  const { step, selection } = snapshot.context;
  const shown = productStepsOf(snapshot);
  const title = i18n._(productStepTitles[step]);
  const current = shown.indexOf(step) + 1;
  usePageTitle(t`Step ${current} of ${shown.length}: ${title} – Sonde`);
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  const price = selectionPrice(selection, offers, today);
  const amount = <Price price={price.today} cents="if-any" />;
  return (
    <div data-flow="product-flow" data-state={stateValueText(snapshot)}>
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
                <Problem snapshot={snapshot} />
                <ProductField key={step} {...props} />
                {current > 1 && (
                  <div>
                    <Button variant="quiet" width="fit" onClick={() => send({ type: 'back.requested' })}>
                      <Trans comment="Leads to the step before">Back</Trans>
                    </Button>
                  </div>
                )}
              </Stack>
            </GridItem>
            <GridItem span={4} tablet={5}>
              <Panel as="section" labelledBy="what-you-pay" isSticky>
                <Stack gap={3}>
                  <Cluster gap={3} justify="between">
                    <h2 id="what-you-pay">
                      <Trans>What you pay</Trans>
                    </h2>
                    <PriceViewSwitch />
                  </Cluster>
                  <PriceOfValidNumbers>
                    <SelectionSummary selection={selection} offers={offers} />
                    <PriceToday price={price} />
                  </PriceOfValidNumbers>
                  <TermSaving selection={selection} offers={offers} />
                  <BundleDrawings selection={selection} offers={offers} />
                </Stack>
              </Panel>
            </GridItem>
          </Grid>
          <div className={styles.ways}>
            <ActionBar action={<NextButton {...props} />}>
              <span role="status">
                <PriceOfValidNumbers otherwise={null}>
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
        </Container>
      </Section>
    </div>
  );
}

/** Why the decision can't stay as it is, and who helps. */
function Problem({ snapshot }: Pick<ProductStepProps, 'snapshot'>) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const problem = productProblemOf(snapshot);
  if (problem === null) return null;
  return (
    <Notice
      tone="attention"
      role="alert"
      actions={
        <a href={contactSalesForBundlePath(locale, productMarketOf(snapshot))}>
          <Trans>Contact us</Trans>
        </a>
      }
    >
      <p>{i18n._(reasonTexts[problem])}</p>
    </Notice>
  );
}

function NextButton({ snapshot, send }: Pick<ProductStepProps, 'snapshot' | 'send'>) {
  const letAddAgain = useCallback(() => send({ type: 'page.returned' }), [send]);
  if (snapshot.matches('accessories'))
    return (
      <AddToCart
        adding={productAddingOf(snapshot)}
        isPrimary
        onAdd={() => send({ type: 'choice.submitted' })}
        onReturn={letAddAgain}
      >
        <Trans>Add to cart</Trans>
      </AddToCart>
    );
  return (
    <Stack gap={3}>
      <NeedsScripts />
      <Button
        variant="primary"
        width="full"
        disabled={productProblemOf(snapshot) !== null}
        onClick={() => {
          if (!goToUnusableNumber()) send({ type: 'step.submitted' });
        }}
      >
        <Trans>Continue</Trans>
      </Button>
    </Stack>
  );
}
