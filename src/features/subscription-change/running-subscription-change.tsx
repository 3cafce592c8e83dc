import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf, stateValueText } from '@sonde/machines/flow';
import type { Market } from '@sonde/machines/rules/catalogue';
import {
  changePreviewOf,
  changeRemedyOf,
  changeScreenOf,
  isChangePending,
  isChangeSent,
  type SubscriptionChangeEvent,
  type SubscriptionChangeSnapshot,
} from '@sonde/machines/subscription-change';
import { useBackOnline } from '../../browser/use-back-online.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import type { DescriptionItem } from '../../ui/description-list/description-list.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Measure } from '../../ui/layout/columns.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { ChangeActions } from './change-actions.tsx';
import { ChangePayment } from './change-payment.tsx';
import { ChangePreviewFacts, DueToday } from './change-preview.tsx';
import { changeRefusalText } from './change-texts.ts';
import { RecalculatedAmounts } from './recalculated-amounts.tsx';

interface ChangeProps {
  readonly snapshot: SubscriptionChangeSnapshot;
  readonly send: (event: SubscriptionChangeEvent) => void;
}

interface RunningSubscriptionChangeProps extends ChangeProps {
  readonly card: CardPayments;
  /** For the form that leads to sales. */
  readonly organizationName: string;
  /** Whose form it is. */
  readonly market: Market;
  /** The length of a term, in months; null for a SKU that the page doesn't know, as for all of them by default. */
  readonly monthsOf?: (sku: string | null) => number | null;
  /** Of the preview; "Review your change" by default. */
  readonly heading?: ReactNode;
  /** What the change consists of, beside the plan and its seats. */
  readonly parts?: readonly DescriptionItem[];
}

function BackButton({ send }: Pick<ChangeProps, 'send'>) {
  return (
    <Button onClick={() => send({ type: 'change.canceled' })}>
      <Trans comment="Button: goes back to what was chosen before">Back</Trans>
    </Button>
  );
}

function RetryButton({ send }: Pick<ChangeProps, 'send'>) {
  return (
    <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
      <Trans>Try again</Trans>
    </Button>
  );
}

function Loading({ send }: Pick<ChangeProps, 'send'>) {
  return (
    <Stack gap={4}>
      <LoadingStatus />
      <Skeleton shape="text" lines={6} />
      <div>
        <BackButton send={send} />
      </div>
    </Stack>
  );
}

function Unpreviewed({ snapshot, send }: ChangeProps) {
  const troubleText = useTroubleText();
  const { trouble } = snapshot.context;
  return (
    <Stack gap={4}>
      <FailureNotice>
        <p>{trouble && troubleText(trouble)}</p>
      </FailureNotice>
      <Cluster gap={3}>
        <RetryButton send={send} />
        <BackButton send={send} />
      </Cluster>
    </Stack>
  );
}

/** The shop may or may not have made the change: the same is asked again, here or once there is a connection. */
function Unanswered({ snapshot, send }: ChangeProps) {
  return (
    <FailureNotice
      title={<Trans>We don’t know yet whether your change went through</Trans>}
      actions={
        <Button
          variant="primary"
          pending={isChangePending(snapshot)}
          onClick={() => send({ type: 'retry.requested' })}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The shop didn’t answer. Check your connection and try again. You’ll only be charged once.</Trans>
    </FailureNotice>
  );
}

/** The bank takes its time. The shop makes the change as soon as it is paid, on this page or without it. */
function Unsettled({ snapshot, send }: ChangeProps) {
  const { t } = useLingui();
  const isPending = isChangePending(snapshot);
  return (
    <Notice
      role="status"
      ref={takeFocus}
      tabIndex={-1}
      title={<Trans>Your payment is still being processed</Trans>}
      actions={
        <Button
          variant="primary"
          pending={isPending}
          pendingLabel={isPending ? t`Checking your payment` : undefined}
          onClick={() => send({ type: 'retry.requested' })}
        >
          <Trans comment="Button: asks whether the payment has gone through by now">Check again</Trans>
        </Button>
      }
    >
      <Trans>
        This can take a few minutes. You’ll only be charged once. You can leave this page: we’ll make your
        change as soon as your payment goes through.
      </Trans>
    </Notice>
  );
}

type RefusedProps = Pick<RunningSubscriptionChangeProps, 'snapshot' | 'organizationName' | 'market'>;

/** Where a person continues whose change can't be made. */
function Remedy({ snapshot, organizationName, market }: RefusedProps) {
  const locale = useShopLocale();
  switch (changeRemedyOf(snapshot)) {
    case 'contactSales':
      return (
        <ButtonLink variant="primary" href={contactSalesPath(locale, organizationName, market)}>
          <Trans>Contact us</Trans>
        </ButtonLink>
      );
    case 'payDue':
      return (
        <ButtonLink variant="primary" href={paths.renewal(locale)}>
          <Trans>Renew membership</Trans>
        </ButtonLink>
      );
    case 'chooseMembership':
      return (
        <ButtonLink variant="primary" href={paths.reactivateMembership(locale)}>
          <Trans>Choose a membership</Trans>
        </ButtonLink>
      );
    case 'askAdministrator':
      return (
        <ButtonLink href={paths.signOut(locale)}>
          <Trans>Sign out</Trans>
        </ButtonLink>
      );
    case 'goBack':
      return null;
  }
}

function Refused({ snapshot, send, ...organization }: RefusedProps & Pick<ChangeProps, 'send'>) {
  const { i18n } = useLingui();
  const [refusal] = refusalsOf(snapshot.context.trouble);
  return (
    <FailureNotice
      title={<Trans>This change can’t be made</Trans>}
      actions={
        <Cluster gap={3}>
          <Remedy snapshot={snapshot} {...organization} />
          <BackButton send={send} />
        </Cluster>
      }
    >
      {refusal && i18n._(changeRefusalText(refusal))}
    </FailureNotice>
  );
}

function SignedOut({ snapshot }: Pick<ChangeProps, 'snapshot'>) {
  const locale = useShopLocale();
  return (
    <Notice
      tone="attention"
      role="alert"
      ref={takeFocus}
      tabIndex={-1}
      actions={
        <ButtonLink variant="primary" href={paths.signIn(locale)} data-sign-in>
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
    >
      {isChangeSent(snapshot) ? (
        <Trans>
          You were signed out while your change was being made. Sign in again to see whether it was made.
        </Trans>
      ) : (
        <Trans>
          You were signed out before your change was made. Sign in again to continue. What you chose is kept
          in this tab.
        </Trans>
      )}
    </Notice>
  );
}

/** What the change comes to, how it is paid, and the button. The card fields stay while something is asked for. */
function Preview({ snapshot, send, card, monthsOf, heading, parts }: RunningSubscriptionChangeProps) {
  const months = monthsOf?.(changePreviewOf(snapshot).sku) ?? null;
  return (
    <Form
      onSubmit={() => {
        if (!isChangePending(snapshot)) send({ type: 'change.confirmed' });
      }}
    >
      <ChangePayment
        snapshot={snapshot}
        send={send}
        card={card}
        facts={
          <Stack gap={4}>
            <h2 ref={takeFocus} tabIndex={-1}>
              {heading ?? <Trans>Review your change</Trans>}
            </h2>
            <RecalculatedAmounts snapshot={snapshot} />
            <ChangePreviewFacts snapshot={snapshot} months={months} parts={parts} />
          </Stack>
        }
        due={
          <Panel isSticky>
            <DueToday snapshot={snapshot} months={months} />
          </Panel>
        }
      >
        <ChangeActions snapshot={snapshot} send={send} />
      </ChangePayment>
    </Form>
  );
}

function Screen(props: RunningSubscriptionChangeProps) {
  switch (changeScreenOf(props.snapshot)) {
    case 'loading':
      return <Loading {...props} />;
    case 'unpreviewed':
      return <Unpreviewed {...props} />;
    case 'preview':
      return <Preview {...props} />;
    case 'unanswered':
      return <Unanswered {...props} />;
    case 'unsettled':
      return <Unsettled {...props} />;
    case 'refused':
      return <Refused {...props} />;
    case 'signedOut':
      return <SignedOut {...props} />;
  }
}

/** A running change inside a flow: what it costs, how it is paid, and what became of it until it is made. */
export function RunningSubscriptionChange(props: RunningSubscriptionChangeProps) {
  const { snapshot, send } = props;
  useBackOnline(changeScreenOf(snapshot) === 'unanswered', () => send({ type: 'retry.requested' }));
  return (
    <div data-flow="subscription-change" data-state={stateValueText(snapshot)}>
      <Measure isWide={changeScreenOf(snapshot) === 'preview'}>
        <Screen {...props} />
      </Measure>
    </div>
  );
}
