import { Trans } from '@lingui/react/macro';
import {
  cartOf,
  cartVoucherOf,
  isOtherBrowser,
  isClosed,
  isOrdered,
  lineTroubleOf,
  placedOrderOf,
  type Checkout,
} from '@sonde/machines/cart';
import { paths } from '../../page/paths.ts';
import { canStoreCart } from '../../browser/cart-storage.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { TaxIncludedNote } from '../prices/tax-included-note.tsx';
import { BuyingOrganization } from '../summary/buying-organization.tsx';
import { CartsInOtherCountries } from '../summary/carts-in-other-countries.tsx';
import { MinimumNotice } from '../summary/minimum-notice.tsx';
import { LearnerLink } from './learner-link.tsx';
import { RefusedVoucherNotice } from '../summary/refused-voucher-notice.tsx';
import { RenewalNote } from '../summary/renewal-note.tsx';
import { TotalChangeNote } from '../summary/total-change-note.tsx';
import { useTotals } from '../summary/use-totals.tsx';
import { VoucherForm } from '../summary/voucher-form.tsx';
import { voucherRefusalText } from '../summary/voucher-refusal-text.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { CartDelivery } from './cart-delivery.tsx';
import { CartLines } from './cart-lines.tsx';
import type { CartScreenProps } from './cart-screen.types.ts';
import { ChangeNotice } from './change-notice.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { LostDiscount } from '../summary/lost-discount.tsx';
import { UnsoldNotice } from './unsold-notice.tsx';
import { CartLoading } from './cart-loading.tsx';
import styles from './cart-screens.module.css';

/** One screen for each state of the cart's chart. */
export function CartScreens({ snapshot, send }: CartScreenProps) {
  const cart = cartOf(snapshot);
  if (snapshot.matches('failed')) return <NotLoaded snapshot={snapshot} send={send} />;
  if (snapshot.matches('loading') && !cart) return <CartLoading />;
  if (isOtherBrowser(snapshot)) return <ContinuedCart />;
  if (!cart || isClosed(snapshot))
    return <EmptyCart orderToken={placedOrderOf(snapshot)} isOrdered={isOrdered(snapshot)} />;
  if (cart.lines.length === 0)
    return (
      <Stack gap={6}>
        <ChangeNotice snapshot={snapshot} send={send} />
        <EmptyCart orderToken={null} isOrdered={false} />
      </Stack>
    );
  return <Filled snapshot={snapshot} send={send} cart={cart} />;
}

function Filled({ snapshot, send, cart }: CartScreenProps & { readonly cart: Checkout }) {
  const locale = useShopLocale();
  const totals = useTotals(cart);
  const first = useOnce(() => cart);
  const voucher = cartVoucherOf(snapshot);
  return (
    <>
      <Grid align="start">
        <GridItem span={7}>
          <Stack gap={4}>
            <ChangeNotice snapshot={snapshot} send={send} />
            <RefusedVoucherNotice
              checkout={cart}
              voucher={voucher}
              onRemove={() => send({ type: 'voucher.removed' })}
            />
            <UnsoldNotice cart={cart} />
            <BuyingOrganization cart={cart} />
            <MinimumNotice checkout={cart} role="status" />
            <TaxIncludedNote order={cart} />
            <CartLines snapshot={snapshot} send={send} />
            <CartsInOtherCountries />
            <p>
              <a href={paths.home(locale)}>
                <Trans>Continue shopping</Trans>
              </a>
            </p>
          </Stack>
        </GridItem>
        <GridItem span={5}>
          <Panel isSticky>
            <Stack gap={6}>
              <Stack gap={3}>
                <TotalsList {...totals} />
                <RenewalNote checkout={cart} />
              </Stack>
              <VoucherForm
                voucher={voucher}
                send={send}
                refusalText={voucherRefusalText}
                note={
                  <LostDiscount
                    lost={voucher.lostDiscount}
                    cart={cart}
                    onReturn={(code) => send({ type: 'voucher.submitted', code })}
                  />
                }
              />
              <LearnerLink voucher={voucher} />
              <CheckoutButton snapshot={snapshot} send={send} />
              <Stack gap={2}>
                <CartDelivery cart={cart} />
                {cart.isShippingRequired && !cart.membershipTerm?.commitment && (
                  <p>
                    <Trans>
                      <a href={paths.returns(locale)}>30-day returns</a>, free return shipping
                    </Trans>
                  </p>
                )}
                {!cart.membershipTerm?.commitment && (
                  <p>
                    <Trans>
                      Buying for an organization? <a href={paths.checkoutForQuote(locale)}>Get a quote</a>
                    </Trans>
                  </p>
                )}
              </Stack>
            </Stack>
          </Panel>
        </GridItem>
      </Grid>
      <div className={styles.news} data-sticky="bottom">
        <TotalChangeNote first={first} checkout={cart} place="cart" />
      </div>
    </>
  );
}

interface EmptyCartProps {
  /** The order that the cart became; null for a cart that this browser didn't order. */
  readonly orderToken: string | null;
  readonly isOrdered: boolean;
}

/** Leads a buyer who was disconnected after ordering to the confirmation. */
function EmptyCart({ orderToken, isOrdered: wasOrdered }: EmptyCartProps) {
  const locale = useShopLocale();
  return (
    <Stack gap={6}>
      <CartsInOtherCountries />
      <EmptyState
        title={<Trans>Your cart is empty</Trans>}
        headingLevel={2}
        actions={
          <>
            {orderToken !== null && (
              <ButtonLink href={paths.confirmation(locale, orderToken)}>
                <Trans>See your order</Trans>
              </ButtonLink>
            )}
            <ButtonLink variant="primary" href={paths.home(locale)}>
              <Trans>See all probes</Trans>
            </ButtonLink>
          </>
        }
      >
        <EmptyCartText isOrdered={wasOrdered} />
      </EmptyState>
    </Stack>
  );
}

/** Why the cart is empty, or how long it keeps items. */
function EmptyCartText({ isOrdered }: { readonly isOrdered: boolean }) {
  const isKept = useOnce(canStoreCart);
  if (isOrdered)
    return (
      <Trans comment="Of a cart that is empty because it was ordered">
        You’ve already ordered these items.
      </Trans>
    );
  if (isKept) return <Trans>Items you add stay here for 30 days, even if you close this page.</Trans>;
  return (
    <Trans>
      Your browser is blocking cookies, so we can’t keep a cart for you. Allow cookies for this site and add
      the products again, or go back to the product page and check out from there.
    </Trans>
  );
}

/** Nothing is lost: the checkout asks whether to continue it here. */
function ContinuedCart() {
  const locale = useShopLocale();
  return (
    <EmptyState
      title={<Trans>Your cart is open in another browser</Trans>}
      headingLevel={2}
      actions={
        <>
          <ButtonLink href={paths.checkout(locale)}>
            <Trans>Continue here</Trans>
          </ButtonLink>
          <ButtonLink variant="primary" href={paths.home(locale)}>
            <Trans>See all probes</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>If you continue here, it closes in the other browser.</Trans>
    </EmptyState>
  );
}

function NotLoaded({ snapshot, send }: CartScreenProps) {
  const textOf = useTroubleText();
  const trouble = lineTroubleOf(snapshot)?.trouble;
  const isBusy = trouble?.kind === 'busy';
  return (
    <Notice
      tone="attention"
      role="alert"
      title={isBusy ? <Trans>One moment, please</Trans> : <Trans>We couldn’t reach the shop</Trans>}
      actions={
        <Button onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isBusy ? textOf(trouble) : <Trans>Your cart is safe. Check your connection and try again.</Trans>}
    </Notice>
  );
}
