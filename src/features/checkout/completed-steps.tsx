import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { checkoutOf, type CheckoutStepId, progressOf, screensOf } from '@sonde/machines/checkout';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { LaterStepProps } from './checkout-screen.types.ts';
import { screenName } from './step-titles.ts';
import styles from './completed-steps.module.css';

/** The answer of a step in a line; empty if it has none to show. */
const answers: Readonly<Partial<Record<CheckoutStepId, (checkout: Checkout) => string | undefined>>> = {
  contact: ({ email }) => email,
  'shipping.address': ({ shippingAddressLines }) => shippingAddressLines.join(', '),
  'shipping.method': ({ shippingMethods, shippingMethodId }) =>
    shippingMethods.find(({ id }) => id === shippingMethodId)?.name,
};

/** The screens that the buyer has completed, each with its answers and a way back to it. */
export function CompletedSteps({ snapshot, send }: Pick<LaterStepProps, 'snapshot' | 'send'>) {
  const { i18n } = useLingui();
  const checkout = checkoutOf(snapshot);
  const before = screensOf(snapshot).slice(0, (progressOf(snapshot)?.number ?? 1) - 1);
  return (
    checkout && (
      <dl className={styles.steps}>
        {before.map((steps) => {
          const [first = 'contact'] = steps;
          const term = i18n._(screenName(steps));
          return (
            <div key={first} className={styles.step}>
              <dt className={styles.name}>{term}</dt>
              <dd className={styles.answer}>
                {steps.map((step) => (
                  <div key={step}>
                    <bdi>{answers[step]?.(checkout)}</bdi>
                  </div>
                ))}
              </dd>
              <dd>
                <Button
                  variant="quiet"
                  size="compact"
                  width="fit"
                  onClick={() => send({ type: 'step.requested', step: first })}
                >
                  <Trans>
                    Change <VisuallyHidden>{term}</VisuallyHidden>
                  </Trans>
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
    )
  );
}
