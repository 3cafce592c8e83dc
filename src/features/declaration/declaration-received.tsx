import { Trans, useLingui } from '@lingui/react/macro';
import { receiptOf } from '@sonde/machines/declaration';
import { countryDay } from '@sonde/machines/rules/places';
import { clockText } from '@sonde/machines/rules/texts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { OutboxLink } from '../support/outbox-link.tsx';
import type { DeclarationViewProps } from './declaration-view.types.ts';

/** What was received and when; the same is in the mail. */
export function DeclarationReceived({ snapshot, send }: DeclarationViewProps) {
  const { t } = useLingui();
  const { country, tag, timeZone } = useShopLocale();
  const format = useFormat();
  const receipt = receiptOf(snapshot);
  if (receipt === null) return null;
  const moment = new Date(receipt.receivedAt);
  const time = clockText(tag, timeZone, moment);
  const email = <strong>{snapshot.context.declaration.email}</strong>;
  return (
    <Stack gap={6}>
      <h2 ref={takeFocus} tabIndex={-1}>
        <Trans>We’ve received your withdrawal</Trans>
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
        {receipt.outcome === 'WITHDRAWN' ? (
          <Trans>
            Your order is withdrawn: nothing more ships, and its membership no longer renews. We’ll return
            what you paid within 14 days; for items you already have, we may wait until they’re back or you’ve
            shown that you sent them.
          </Trans>
        ) : (
          <Trans>
            Your withdrawal counts as received at this time. We couldn’t match it with an order by its number
            and this email address right away, so a person will look at it and contact you.
          </Trans>
        )}
      </p>
      <p>
        <Trans>We’ve sent a receipt with everything you declared to {email}.</Trans>
      </p>
      <OutboxLink />
      <div>
        <Button onClick={() => send({ type: 'declaration.another.requested' })}>
          <Trans>Withdraw from another contract</Trans>
        </Button>
      </div>
    </Stack>
  );
}
