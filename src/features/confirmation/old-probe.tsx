import { Trans } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { NoBreak } from '../../ui/no-break/no-break.tsx';

type OrderedTradeIn = NonNullable<OrderFieldsFragment['tradeIn']>;

/** What to do with the old probe whose credit the order has, and what follows if it isn't done. */
export function OldProbe({ order }: { readonly order: OrderFieldsFragment }) {
  const { tradeIn } = order;
  if (tradeIn === null) return null;
  return (
    <Stack as="section" gap={4}>
      <h2>
        <Trans>Your old probe</Trans>
      </h2>
      <State tradeIn={tradeIn} orderToken={order.token} />
    </Stack>
  );
}

interface StateProps {
  readonly tradeIn: OrderedTradeIn;
  readonly orderToken: string;
}

function State({ tradeIn, orderToken }: StateProps) {
  const locale = useShopLocale();
  const format = useFormat();
  const serialNumber = <NoBreak>{tradeIn.serialNumber}</NoBreak>;
  switch (tradeIn.status) {
    case 'RECEIVED':
      return (
        <p>
          <Trans>We’ve received your old probe with the serial number {serialNumber}. Thank you.</Trans>
        </p>
      );
    case 'REVOKED':
      return (
        <p>
          <Trans>
            The probe with serial number {serialNumber} didn’t reach us in time. You no longer have the
            credit, and we’ve emailed you a bill for it.
          </Trans>
        </p>
      );
    case 'AWAITED': {
      const day = format.longDay(tradeIn.returnDay);
      return (
        <>
          <ol>
            <li>
              <Trans>Sign out of the app, and unplug the cable. We don’t need the box or the charger.</Trans>
            </li>
            <li>
              <Trans>
                Wrap the probe with the serial number {serialNumber}, and stick the label on the parcel.
              </Trans>
            </li>
            <li>
              <Trans>Send it by tracked mail. It must reach us by {day}. You pay the postage.</Trans>
            </li>
          </ol>
          <p>
            <Trans>
              If it doesn’t reach us by then, you lose the credit, and we’ll email you a bill for that amount,
              including tax.
            </Trans>
          </p>
          <div data-screen-only>
            <ButtonLink href={paths.tradeInLabel(locale, orderToken)}>
              <Trans>Print the label</Trans>
            </ButtonLink>
          </div>
        </>
      );
    }
  }
}
