import { Trans, useLingui } from '@lingui/react/macro';
import { hasPayerActed, type Payable, type PayableKind } from '@sonde/machines/order-payment';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { AddToCartButton } from '../add-to-cart/add-to-cart-button.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import { documentTexts, lostReasonTexts } from './document-texts.ts';
import type { OrderPaymentProps } from './order-payment-props.ts';
import { PayTrouble } from './pay-trouble.tsx';

interface PaidProps extends Pick<OrderPaymentProps, 'snapshot'> {
  readonly payable: Payable;
}

interface KindProps {
  readonly kind: PayableKind;
}

/** The confirmation. The person who just paid hears it: the heading takes the focus. */
export function Paid({ snapshot, payable: { kind, document, token } }: PaidProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const { trouble } = snapshot.context;
  return (
    <Stack gap={4}>
      <PayTrouble trouble={trouble} />
      <h2 ref={hasPayerActed(snapshot) ? takeFocus : null} tabIndex={-1}>
        {i18n._(documentTexts[document].paid)}
      </h2>
      <p>{i18n._(documentTexts[document].afterwards)}</p>
      {kind === 'ORDER' && (
        <Cluster gap={3}>
          <ButtonLink href={paths.confirmation(locale, token)}>
            <Trans>See the order</Trans>
          </ButtonLink>
        </Cluster>
      )}
    </Stack>
  );
}

/** How to continue, by what can no longer be paid. */
function Instead({ kind, quotedItems }: Pick<Payable, 'kind' | 'quotedItems'>) {
  const locale = useShopLocale();
  if (quotedItems.length > 0) return <AddToCartButton lines={quotedItems} purpose="quote" isPrimary />;
  return kind === 'INVOICE' ? (
    <ButtonLink href={paths.reactivateMembership(locale)}>
      <Trans>Start the membership again</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink href={paths.home(locale)}>
      <Trans>See all probes</Trans>
    </ButtonLink>
  );
}

/** It can no longer be paid, and why. */
export function Expired({
  payable: { kind, document, lostReason, quotedItems },
}: Pick<PaidProps, 'payable'>) {
  const { i18n } = useLingui();
  const { expired, whyExpired } = documentTexts[document];
  const why = (lostReason && lostReasonTexts[lostReason]) ?? whyExpired;
  return (
    <Stack gap={4}>
      <h2 tabIndex={-1}>{i18n._(expired)}</h2>
      <p>{i18n._(why)}</p>
      <Cluster gap={3}>
        <Instead kind={kind} quotedItems={quotedItems} />
      </Cluster>
    </Stack>
  );
}

/** No order or invoice has this link. */
export function Missing({ kind }: KindProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={4}>
      <h2 tabIndex={-1}>{i18n._(documentTexts[kind].missing)}</h2>
      <p>
        <Trans>The link may be incomplete. Ask the person who sent it for a new one, or contact us.</Trans>
      </p>
      <SupportContact />
    </Stack>
  );
}
