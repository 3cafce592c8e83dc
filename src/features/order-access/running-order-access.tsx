import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  isProving,
  type OrderAccessEvent,
  orderAccessFailureOf,
  type OrderAccessSnapshot,
  orderEmailProblemOf,
} from '@sonde/machines/order-access';
import type { checkEmail } from '@sonde/machines/rules/people';
import { useOtherTabSession } from '../../browser/use-other-tab-session.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Measure } from '../../ui/layout/columns.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useAttempt } from '../trouble/use-attempt.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';

interface OrderAccessProps {
  readonly snapshot: OrderAccessSnapshot;
  readonly send: (event: OrderAccessEvent) => void;
}

const problemTexts: Readonly<Record<NonNullable<ReturnType<typeof checkEmail>>, MessageDescriptor>> = {
  required: msg`Enter an email address`,
  format: msg`Enter an email address like name@example.com`,
  too_long: msg`The email address is too long. Use 254 characters or fewer.`,
};

/** Why names and addresses aren't shown yet. The same for a wrong address and an unknown order. */
function Failure({ snapshot }: Pick<OrderAccessProps, 'snapshot'>) {
  const troubleText = useTroubleText();
  const failure = orderAccessFailureOf(snapshot);
  if (failure === null) return null;
  const { trouble } = snapshot.context;
  return (
    <FailureNotice>
      {failure === 'refused' && (
        <Trans>
          This email address doesn’t match the order in your link. Use the address your confirmation was sent
          to.
        </Trans>
      )}
      {failure === 'limited' && (
        <Trans>
          We can’t check your email address right now. Wait a few minutes and try again, or sign in.
        </Trans>
      )}
      {failure === 'unanswered' && trouble && troubleText(trouble)}
    </FailureNotice>
  );
}

/** Asks for the email address of an order, or to sign in. */
export function RunningOrderAccess({ snapshot, send }: OrderAccessProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const problem = orderEmailProblemOf(snapshot);
  const error = problem === null ? undefined : i18n._(problemTexts[problem]);
  const errors = error === undefined ? [] : [{ name: 'email', message: error }];
  const { attempt, count } = useAttempt(errors.length === 0);
  const isPending = snapshot.matches('checking');
  useOtherTabSession((isSignedIn) => {
    if (isSignedIn) send({ type: 'session.startedInOtherTab' });
  });
  return (
    <section data-flow="order-access" data-state={stateValueText(snapshot)}>
      <Stack gap={4}>
        <h2>
          <Trans>Is this your order?</Trans>
        </h2>
        {isProving(snapshot) ? (
          <>
            <LoadingStatus />
            <Skeleton shape="text" lines={4} />
          </>
        ) : (
          <>
            <p>
              <Trans>
                To protect your data, we show names, addresses and payments only to the buyer. Enter the email
                address of the order, or sign in.
              </Trans>
            </p>
            <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
            <Failure snapshot={snapshot} />
            <Measure>
              <Form
                onSubmit={() => {
                  if (isPending) return;
                  count();
                  send({ type: 'email.submitted' });
                }}
              >
                <Stack gap={4}>
                  <TextField
                    name="email"
                    type="email"
                    autoComplete="email"
                    dir="ltr"
                    label={t`Email address of the order`}
                    value={snapshot.context.email}
                    error={error}
                    readOnly={isPending}
                    onChange={(email) => send({ type: 'email.changed', email })}
                  />
                  <Cluster gap={3}>
                    <Button type="submit" variant="primary" pending={isPending}>
                      <Trans>Show order details</Trans>
                    </Button>
                    <ButtonLink href={paths.signIn(locale)} data-sign-in>
                      <Trans>Sign in</Trans>
                    </ButtonLink>
                  </Cluster>
                </Stack>
              </Form>
            </Measure>
          </>
        )}
      </Stack>
    </section>
  );
}
