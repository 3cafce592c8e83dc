import { useEffect, useRef } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  cartChangeOf,
  isBasicLeft,
  isUndoRequested,
  lineTroubleOf,
  type CartChange,
  type MembershipChange,
} from '@sonde/machines/cart';
import { refusalsOf } from '@sonde/machines/flow';
import { commaSeparated } from '@sonde/machines/rules/texts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { cartRefusalText } from '../trouble/refusal-reason-texts.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import type { CartScreenProps } from './cart-screen.types.ts';

/** The effects of the last change of lines, and a button to undo it. */
export function ChangeNotice({ snapshot, send }: CartScreenProps) {
  const { i18n } = useLingui();
  const textOf = useTroubleText();
  const change = cartChangeOf(snapshot);
  const undo = useFocusAfterRemoval(change);
  if (change === null) return null;
  const lineTrouble = lineTroubleOf(snapshot);
  const trouble = lineTrouble?.lineId === null ? lineTrouble.trouble : null;
  const [refusal] = refusalsOf(trouble);
  return (
    <Notice
      role="status"
      actions={
        change.former.length > 0 && (
          <Button
            ref={undo}
            size="compact"
            pending={isUndoRequested(snapshot)}
            onClick={() => send({ type: 'change.undone' })}
          >
            {change.membership ? <PutBack {...change.membership} /> : <Trans>Undo</Trans>}
          </Button>
        )
      }
    >
      <ChangeWords {...change} />
      {isBasicLeft(snapshot) && (
        <p>
          <Trans comment="Of a cart whose membership was taken out; Basic is the plan that costs nothing">
            Without a membership, scans stay on your device.
          </Trans>
        </p>
      )}
      {trouble && <p>{textOf(trouble) ?? (refusal && i18n._(cartRefusalText(refusal)))}</p>}
    </Notice>
  );
}

/** The button that removed a line disappears with it, so the focus moves to the undo button. */
function useFocusAfterRemoval(change: CartChange | null) {
  const undo = useRef<HTMLButtonElement>(null);
  const removed = change?.removed ?? null;
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus();
  }, [removed]);
  return undo;
}

function ChangeWords({ removed, membership, companions }: CartChange) {
  const removedName = removed?.productName;
  return (
    <>
      {membership && <MembershipWords {...membership} />}
      {removedName && (
        <p>
          <Trans comment="A line of the cart, taken out by the buyer">{removedName} was removed.</Trans>
        </p>
      )}
      {companions.map(({ lineId, productName, after }) => (
        <p key={lineId}>
          {after === 0 ? (
            <Trans>{productName} was also removed because it isn’t sold on its own.</Trans>
          ) : (
            <Trans>
              {productName} now covers <Plural value={after} one="# probe" other="# probes" />.
            </Trans>
          )}
        </p>
      ))}
    </>
  );
}

/** The names of both memberships; with their terms if only these differ. */
function useMembershipNames({ before, after }: MembershipChange): readonly [string, string] {
  const { language } = useShopLocale();
  const isSameName = before.productName === after.productName;
  const nameOf = ({ productName, variantName }: typeof before) =>
    isSameName ? commaSeparated([productName, variantName], language) : productName;
  return [nameOf(before), nameOf(after)];
}

function PutBack(change: MembershipChange) {
  const { t } = useLingui();
  const [former] = useMembershipNames(change);
  return t`Switch back to ${former}`;
}

/** A cart has only one membership: which one was replaced, or stayed at one. */
function MembershipWords(change: MembershipChange) {
  const { before, after } = change;
  const [former, present] = useMembershipNames(change);
  return (
    <p>
      {before.sku === after.sku ? (
        <Trans>
          {after.productName} is in your cart once. One membership covers all the probes in an order.
        </Trans>
      ) : (
        <Trans>
          {present} replaced {former}. An order has one membership, which covers all its probes.
        </Trans>
      )}
    </p>
  );
}
