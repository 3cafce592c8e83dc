import type { ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isDecidedLater } from '@sonde/machines/rules/payment';
import { countryDay } from '@sonde/machines/rules/places';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { usePage } from '../../page/page.tsx';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { isRefundedInFull } from '../payment/refunds.ts';
import { OrderTrial } from '../prices/order-trial.tsx';
import { type OrderTax, useOrderPrices } from '../prices/use-order-prices.ts';
import { RentalTerm } from '../summary/rental-term.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { hasCalendar } from './order-calendar.ts';
import { useTaxOfOrder } from './order-tax.ts';

/**
 * What happens next, in chronological order. Nothing starts before the payment arrives, and nothing follows an order that
 * was canceled, refunded in full, or withdrawn before it was paid.
 */
export function NextSteps({ order }: { order: OrderFieldsFragment }) {
  const { i18n } = useLingui();
  const { configuration, locale } = usePage();
  const tax = useTaxOfOrder(order);
  const { isRental } = order;
  const isShipped = order.shippingMethodName !== null;
  if (order.status === 'CANCELED') return null;
  if (order.status === 'WITHDRAWN')
    return order.chargeStatus === 'NOT_CHARGED' ? null : <Withdrawn isShipped={isShipped} />;
  if (isRefundedInFull(order)) return null;
  const steps = stepsOf(order, tax, configuration?.cloudUrl != null);
  return (
    <Stack as="section" gap={4}>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      {steps.length > 0 && (
        <ol>
          {steps.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      )}
      {hasCalendar(order) && (
        <p data-screen-only>
          <a href={paths.orderCalendar(locale, order.token)}>
            <Trans>Add these dates to your calendar</Trans>
          </a>
        </p>
      )}
      {isRental && (
        <p>
          <Trans>
            When your rental ends, call us and we’ll email you a prepaid label to send the probe back.
          </Trans>
        </p>
      )}
      {isShipped && !isRental && (
        <p>
          <Trans>
            Return anything within 30 days of delivery for a full refund, including tax and standard shipping.
            Call us and we’ll email you a prepaid label.
          </Trans>
        </p>
      )}
      {[order.country.code, locale.country].every(publicPages.withdrawal.isIn) && (
        <p>
          <a href={paths.orderWithdrawal(locale, order.number)}>
            <Trans>Withdraw from this order</Trans>
          </a>
        </p>
      )}
      {order.membershipTerm?.renewsAutomatically && (
        <p data-screen-only>
          <a href={paths.orderCancellation(locale, order.number)}>{i18n._(pageTitles.cancellation)}</a>
        </p>
      )}
    </Stack>
  );
}

interface Step {
  readonly id: string;
  readonly isAhead: boolean;
  readonly text: ReactNode;
}

/** The steps ahead of an order. Without days of delivery, nothing is promised of sending it. */
function stepsOf(order: OrderFieldsFragment, tax: OrderTax, hasAccounts: boolean): readonly Step[] {
  const { isRental, lines, membershipTerm: term } = order;
  const isPaid = order.paymentStatus === 'PAID';
  const isAwaited = order.earliestDelivery !== null;
  const has = (kind: (typeof lines)[number]['kind']) => lines.some((line) => line.kind === kind);
  const steps: readonly Step[] = [
    { id: 'rental', isAhead: isRental, text: <RentalStart order={order} /> },
    {
      id: 'membership',
      isAhead: !isRental && has('SUBSCRIPTION') && !isContinued(order),
      text: <MembershipStart order={order} />,
    },
    {
      id: 'packing',
      isAhead: isAwaited && order.status !== 'FULFILLED',
      text: isPaid ? (
        <Trans>We’ll pack your order and email you a tracking number.</Trans>
      ) : (
        <Trans>When the payment has arrived, we’ll pack your order and email you a tracking number.</Trans>
      ),
    },
    { id: 'arrival', isAhead: isAwaited && isPaid, text: <Arrival order={order} /> },
    {
      id: 'registration',
      isAhead: isRental || has('DEVICE'),
      text: <Trans>Register your probe in the app using the serial number on its side.</Trans>,
    },
    { id: 'term', isAhead: term !== null, text: term && <Term term={term} tax={tax} /> },
    { id: 'account', isAhead: hasAccounts && term !== null, text: <Account /> },
  ];
  return steps.filter(({ isAhead }) => isAhead);
}

/** Whether the order renews a membership that had begun before, or adds seats to it. */
const isContinued = ({ membershipTerm: term, country, created }: OrderFieldsFragment): boolean =>
  term !== null && term.startsOn < countryDay(country.code, new Date(created));

/** Whether the payment arrived after the day of the order, or may have: the link alone doesn't show how it was paid. */
const mayBePaidLater = ({ quote, payments, total, isAccessGranted }: OrderFieldsFragment): boolean =>
  quote !== null ||
  (isAccessGranted ? payments.some(({ method }) => isDecidedLater(method)) : total.gross.amount > 0);

/** A rental begins with its payment, as a membership does. */
function RentalStart({ order }: { order: OrderFieldsFragment }) {
  if (order.paymentStatus !== 'PAID')
    return <Trans>Your rental starts on the day the payment arrives.</Trans>;
  return mayBePaidLater(order) ? (
    <Trans>Your rental started on the day the payment arrived.</Trans>
  ) : (
    <Trans>Your rental starts on the day of your order.</Trans>
  );
}

/** A membership begins with its payment, which may have been later than the order. */
function MembershipStart({ order }: { order: OrderFieldsFragment }) {
  if (order.paymentStatus !== 'PAID')
    return <Trans>Your membership starts on the day the payment arrives.</Trans>;
  return mayBePaidLater(order) ? (
    <Trans>Your membership started on the day the payment arrived.</Trans>
  ) : (
    <Trans>Your membership starts on the day of your order.</Trans>
  );
}

/** In place of what comes next, once the buyer has withdrawn. */
function Withdrawn({ isShipped }: { readonly isShipped: boolean }) {
  return (
    <Stack as="section" gap={4}>
      <h2>
        <Trans>You’ve withdrawn from this order</Trans>
      </h2>
      <p>
        {isShipped ? (
          <Trans>
            We won’t ship anything else, and any membership you bought with this order has ended. We’ll refund
            what you paid. For items you already have, we may wait until we get them back or you show us that
            you sent them.
          </Trans>
        ) : (
          <Trans>The membership you bought with this order has ended. We’ll refund what you paid.</Trans>
        )}
      </p>
    </Stack>
  );
}

function Arrival({ order: { earliestDelivery, latestDelivery } }: { order: OrderFieldsFragment }) {
  const format = useFormat();
  if (earliestDelivery === null || latestDelivery === null) return null;
  const earliest = format.longDay(earliestDelivery);
  const latest = format.longDay(latestDelivery);
  return earliest === latest ? (
    <Trans>Your order will arrive on {earliest}.</Trans>
  ) : (
    <Trans>
      Your order will arrive between {earliest} and {latest}.
    </Trans>
  );
}

/** Where the membership is managed; a visitor who isn't signed in also reads how to get there. */
function Account() {
  const locale = useShopLocale();
  return (
    <>
      <Trans>
        Your seats, invoices and renewal are in <a href={paths.myAccount(locale)}>your account</a>.
      </Trans>{' '}
      <span data-signed-out-only>
        <Trans>Sign in, or create an account, with the email address you used for this order.</Trans>
      </span>
    </>
  );
}

interface TermProps {
  readonly term: NonNullable<OrderFieldsFragment['membershipTerm']>;
  readonly tax: OrderTax;
}

/** When the membership is charged again, or that it ends. */
function Term({ term, tax }: TermProps) {
  const format = useFormat();
  const prices = useOrderPrices(tax);
  const { trialDays } = term;
  if (trialDays !== null) {
    const trial = { ...term, trialDays, price: term.price && fromApiTaxedMoney(term.price) };
    return <OrderTrial term={trial} tax={tax} />;
  }
  if (!term.renewsAutomatically || term.price === null) {
    const lastDay = format.longDay(term.lastDay);
    return (
      <Trans>
        {term.name} runs through {lastDay} and doesn’t renew automatically.
      </Trans>
    );
  }
  const date = format.longDay(term.nextTermDay);
  const price = prices.amount(fromApiTaxedMoney(term.price));
  const { name, commitment, nextTermDay } = term;
  if (commitment !== null)
    return <RentalTerm {...{ name, price, taxNote: prices.taxNote, commitment, nextDay: nextTermDay }} />;
  return (
    <Trans>
      {term.name} renews on {date} at {price} {prices.taxNote}, then every{' '}
      <Plural value={term.months / 12} one="year" other="# years" />. Cancel anytime before then in your
      account or by phone or email.
    </Trans>
  );
}
