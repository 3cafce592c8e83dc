import { Trans, useLingui } from '@lingui/react/macro';
import { lineTroubleOf, membershipChangeOf, wantedQuantityOf } from '@sonde/machines/cart';
import { refusalsOf } from '@sonde/machines/flow';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import type { CartScreenProps } from './cart-screens.tsx';

/** A cart holds one membership: which one gave way or stayed at one, and the way back. */
export function MembershipNotice({ snapshot, send }: CartScreenProps) {
  const { t } = useLingui();
  const textOf = useTroubleText();
  const change = membershipChangeOf(snapshot);
  if (change === null) return null;
  const { before, after } = change;
  if (before.sku === after.sku)
    return (
      <Notice role="status">
        <Trans>{after.productName} is in your cart once: one membership serves all probes of an order.</Trans>
      </Notice>
    );
  const isSameName = before.productName === after.productName;
  const nameOf = ({ productName: name, variantName: variant }: typeof before) =>
    isSameName
      ? t({ message: `${name}, ${variant}`, comment: 'An article and its form: USB-C cable, 1.4 m' })
      : name;
  const [former, present] = [nameOf(before), nameOf(after)];
  const trouble = lineTroubleOf(snapshot);
  return (
    <Notice
      role="status"
      actions={
        <Button
          size="compact"
          pending={wantedQuantityOf(snapshot, before.lineId) !== null}
          onClick={() => send({ type: 'line.quantity.changed', lineId: before.lineId, quantity: 1 })}
        >
          <Trans>Put {former} back</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          {present} took the place of {former}: an order holds one membership, which serves all its probes.
        </Trans>
      </p>
      {trouble?.lineId === before.lineId && (
        <p>{textOf(trouble.trouble) ?? refusalsOf(trouble.trouble)[0]?.message}</p>
      )}
    </Notice>
  );
}
