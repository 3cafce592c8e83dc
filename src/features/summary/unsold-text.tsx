import { Trans, useLingui } from '@lingui/react/macro';
import { type Checkout, type UnsoldReason, unsoldReasonOf } from '@sonde/machines/cart';
import { refusalOf } from '@sonde/machines/flow';
import { ChangeInsteadLink } from '../trouble/change-instead-link.tsx';
import { cartRefusalText } from '../trouble/refusal-reason-texts.ts';

const refusals = {
  inCountry: refusalOf('COUNTRY_NOT_AVAILABLE', 'lines', 'NOT_SOLD_IN_COUNTRY'),
  withoutSales: refusalOf('OPERATION_NOT_ALLOWED', 'lines', 'TOO_MANY_DEVICES'),
} as const satisfies Readonly<Record<Exclude<UnsoldReason, 'together' | 'onOwnPage'>, object>>;

/** Where the buyer's organization makes the change instead. */
function ChangeText({ reason }: { readonly reason: Checkout['changeInstead'] }) {
  const { i18n } = useLingui();
  return (
    <>
      {i18n._(cartRefusalText(refusalOf('OPERATION_NOT_ALLOWED', 'lines', reason)))}{' '}
      <ChangeInsteadLink reason={reason} />
    </>
  );
}

/** Why a cart can't be ordered as it is; empty if it can. */
export function UnsoldText({ cart }: { readonly cart: Checkout }) {
  const { i18n } = useLingui();
  const reason = unsoldReasonOf(cart);
  if (reason === null) return null;
  if (reason === 'onOwnPage') return <ChangeText reason={cart.changeInstead} />;
  if (reason !== 'together') return i18n._(cartRefusalText(refusals[reason]));
  const membership = cart.lines.find(({ kind }) => kind === 'SUBSCRIPTION')?.productName;
  const device = cart.lines.find(({ kind }) => kind === 'DEVICE')?.productName;
  return membership && device ? (
    <Trans>
      {membership} isn’t available with {device}. Remove one of them. The {device} page shows the memberships
      you can choose.
    </Trans>
  ) : (
    <Trans>These products aren’t sold together. Remove one of them.</Trans>
  );
}
