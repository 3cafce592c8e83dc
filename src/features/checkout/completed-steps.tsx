import { Fragment } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import {
  type CheckoutEvent,
  type CheckoutSnapshot,
  type CheckoutStepId,
  chosenMethodOf,
  completedStepsOf,
} from '@sonde/machines/checkout';
import { isPaidAfterOrder } from '@sonde/machines/rules/payment';
import { commaSeparated } from '@sonde/machines/rules/texts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { screenName } from './step-titles.ts';
import { ChangeStep } from './steps/change-step.tsx';
import styles from './completed-steps.module.css';

interface CompletedStepsProps {
  readonly checkout: Checkout;
  readonly snapshot: CheckoutSnapshot;
  readonly send: (event: CheckoutEvent) => void;
}

/**
 * The saved answers of the screens before this one, each in a line with a way to change it. An order that is paid after it
 * was placed ships only then, so that it has no days of delivery yet.
 */
export function CompletedSteps({ checkout, snapshot, send }: CompletedStepsProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { language } = useShopLocale();
  const method = checkout.shippingMethods.find(({ id }) => id === checkout.shippingMethodId);
  const isLater = isPaidAfterOrder(chosenMethodOf(snapshot), checkout.total.gross.amount);
  const comma = commaSeparated(['', ''], language);
  const answers: Readonly<Partial<Record<CheckoutStepId, readonly string[]>>> = {
    contact: [checkout.email],
    'shipping.address': checkout.shippingAddressLines,
    'shipping.method': method
      ? [method.name, ...(isLater ? [] : [format.dayRange(method.earliestDelivery, method.latestDelivery)])]
      : [],
  };
  return (
    <dl className={styles.steps}>
      {completedStepsOf(snapshot).map((step) => {
        const term = i18n._(screenName([step]));
        return (
          <div key={step}>
            <dt>{term}</dt>
            <dd>
              {answers[step]?.map((part, index) => (
                <Fragment key={`${index} ${part}`}>
                  {index > 0 && comma}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </dd>
            <dd>
              <ChangeStep term={term} onPress={() => send({ type: 'step.requested', step })} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
