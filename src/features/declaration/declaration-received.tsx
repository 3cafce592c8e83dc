import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DeclarationReceipt, receiptOf } from '@sonde/machines/declaration';
import { type DeclarationKind, isCanceledAfterEnd } from '@sonde/machines/rules/declaration';
import { countryDay } from '@sonde/machines/rules/places';
import { clockText } from '@sonde/machines/rules/texts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { OutboxLink } from '../support/outbox-link.tsx';
import type { DeclarationViewProps } from './declaration-view.types.ts';

const headings: Readonly<Record<DeclarationKind, MessageDescriptor>> = {
  WITHDRAWAL: msg`We’ve received your withdrawal`,
  CANCELLATION: msg`We’ve received your cancellation`,
};

interface OutcomeProps {
  readonly kind: DeclarationKind;
  readonly receipt: DeclarationReceipt;
  /** Whether an email may have a button to confirm it: not if it was confirmed by that, nor if none was sent. */
  readonly isConfirmable: boolean;
}

/** What follows from it. */
function Outcome({ kind, receipt: { outcome, lastDay, receivedAt }, isConfirmable }: OutcomeProps) {
  const format = useFormat();
  const { country } = useShopLocale();
  if (outcome === 'WITHDRAWN')
    return (
      <Trans>
        You’ve withdrawn from your order. We won’t ship anything else, and any membership you bought with it
        has ended. We’ll refund what you paid within 14 days. For items you already have, we may wait until we
        get them back or you show us that you sent them.
      </Trans>
    );
  if (lastDay !== null) {
    const day = format.longDay(lastDay);
    const hasEnded = isCanceledAfterEnd({ lastDay, receivedAt: new Date(receivedAt), country });
    return hasEnded ? (
      <Trans>Your membership ended on {day}. It doesn’t renew, and nothing more will be charged.</Trans>
    ) : (
      <Trans>
        Your membership no longer renews. It ends on {day}, and nothing will be charged after that. You keep
        access until then.
      </Trans>
    );
  }
  if (isConfirmable)
    return kind === 'WITHDRAWAL' ? (
      <Trans>
        We’ve received your withdrawal at the time shown here, and that time counts. If our email has a
        confirmation button, press it and your withdrawal takes effect right away. Otherwise our team will
        check it and get back to you.
      </Trans>
    ) : (
      <Trans>
        We’ve received your cancellation at the time shown here, and that time counts. If our email has a
        confirmation button, press it and your cancellation takes effect right away. Otherwise our team will
        check it and tell you when your membership ends.
      </Trans>
    );
  return kind === 'WITHDRAWAL' ? (
    <Trans>
      We’ve received your withdrawal at the time shown here, and that time counts. Our team will check it and
      get back to you.
    </Trans>
  ) : (
    <Trans>
      We’ve received your cancellation at the time shown here, and that time counts. Our team will check it
      and tell you when your membership ends.
    </Trans>
  );
}

/** What was received and when; the same is in the mail. */
export function DeclarationReceived({ snapshot, send }: DeclarationViewProps) {
  const { t, i18n } = useLingui();
  const { kind, linkToken } = snapshot.context;
  const { country, tag, timeZone } = useShopLocale();
  const format = useFormat();
  const receipt = receiptOf(snapshot);
  if (receipt === null) return null;
  const isFirstMailed = linkToken === null && receipt.isMailed;
  const moment = new Date(receipt.receivedAt);
  const time = clockText(tag, timeZone, moment);
  const email = <strong>{snapshot.context.declaration.email}</strong>;
  return (
    <Stack gap={6}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {i18n._(headings[kind])}
      </h2>
      <DescriptionList
        items={[
          { id: 'number', term: t`Receipt number`, description: receipt.number },
          { id: 'day', term: t`Received on`, description: format.longDay(countryDay(country, moment)) },
          {
            id: 'time',
            term: t({ message: 'Time', comment: 'When a declaration was received' }),
            description: time,
          },
        ]}
      />
      <p>
        <Outcome kind={kind} receipt={receipt} isConfirmable={isFirstMailed} />
      </p>
      {isFirstMailed && (
        <p>
          <Trans>We’ve sent a receipt with everything you declared to {email}.</Trans>
        </p>
      )}
      {!receipt.isMailed && (
        <p>
          <Trans>
            We haven’t emailed you a receipt because we’ve already sent many emails to {email}. Save or print
            this page, or contact us and we’ll send you one.
          </Trans>
        </p>
      )}
      <OutboxLink />
      <div>
        <Button onClick={() => send({ type: 'declaration.another.requested' })}>
          <Trans>Send another declaration</Trans>
        </Button>
      </div>
    </Stack>
  );
}
