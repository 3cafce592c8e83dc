import { Trans } from '@lingui/react/macro';
import { marketOf, type Market } from '@sonde/machines/rules/catalogue';
import { isTradeInLine } from '@sonde/machines/rules/trade-in';
import { registeredCreditOf, type TradeInEvent, type TradeInSnapshot } from '@sonde/machines/trade-in';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { promotionLink } from '../promotions/promotion-link.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

interface RegisteredProbeProps {
  readonly snapshot: TradeInSnapshot;
  readonly send: (event: TradeInEvent) => void;
}

/** Where the probes of a market are chosen. */
const newProbes: Readonly<Record<Market, string>> = { HUMAN: '/iq/', VETERINARY: '/vet/' };

/** The credit and its code, which the links bring to a new probe or the cart. */
export function RegisteredProbe({ snapshot, send }: RegisteredProbeProps) {
  const locale = useShopLocale();
  const format = useFormat();
  const registered = registeredCreditOf(snapshot);
  const { productLine } = snapshot.context;
  if (registered === null) return null;
  const { credit, allInCredit, voucherCode, lastDay } = registered;
  const market = isTradeInLine(productLine) ? marketOf(productLine) : 'HUMAN';
  const amount = format.shortMoney(credit);
  const day = format.longDay(lastDay);
  const allIn = allInCredit && format.shortMoney(allInCredit);
  return (
    <Stack gap={6}>
      <h2 ref={takeFocus} tabIndex={-1}>
        <Trans>Your credit is {amount}</Trans>
      </h2>
      <Stack gap={3}>
        <p>
          <Trans>
            It comes off the price of your new probe in the cart with this code:{' '}
            <strong>{voucherCode}</strong>. Order by {day}. After you order, we’ll show you where to send your
            old probe.
          </Trans>
        </p>
        <div>
          <CopyButton text={voucherCode}>
            <Trans>Copy code</Trans>
          </CopyButton>
        </div>
      </Stack>
      {allIn && (
        <Notice>
          <p>
            <Trans>
              If your order has a membership and an extended warranty for the new probe, the same code takes
              off <strong>{allIn}</strong>.
            </Trans>
          </p>
          <p>
            <a href={promotionLink(locale, '/all-in/', voucherCode)}>
              <Trans>Choose an all-in bundle</Trans>
            </a>
          </p>
        </Notice>
      )}
      <Cluster gap={4}>
        <ButtonLink variant="primary" href={promotionLink(locale, newProbes[market], voucherCode)}>
          <Trans>Choose your new probe</Trans>
        </ButtonLink>
        <ButtonLink variant="secondary" href={promotionLink(locale, '/cart/', voucherCode)}>
          <Trans>Use the credit in my cart</Trans>
        </ButtonLink>
      </Cluster>
      <div>
        <Button variant="quiet" onClick={() => send({ type: 'another.requested' })}>
          <Trans>Trade in another probe</Trans>
        </Button>
      </div>
    </Stack>
  );
}
