import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Trouble } from '@sonde/machines/flow';
import { promoCode } from '../../app/promo-code.ts';
import { useAfterPress } from '../../app/use-after-press.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { refusalTextOf } from '../checkout/refusal-texts.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { triedVoucherText } from './refused-voucher-texts.ts';

interface VoucherFormProps {
  readonly voucher: {
    readonly appliedCode: string;
    readonly triedCode: string;
    readonly trouble: Trouble | null;
    readonly isPending: boolean;
  };
  readonly onSubmit: (code: string) => void;
  readonly onRemove: () => void;
  /** What else is said about the code that counts. */
  readonly note?: ReactNode;
}

/** A code to try; a bad one says why and leaves the good one in place. */
export function VoucherForm({ voucher, onSubmit, onRemove, note }: VoucherFormProps) {
  const { t, i18n } = useLingui();
  const textOf = useTroubleText();
  const [typed, setTyped] = useState(voucher.triedCode);
  const [isEmpty, setIsEmpty] = useState(false);
  /** What was said about the code before, of which something is typed over by now. */
  const [outdated, setOutdated] = useState<Trouble | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  /** The code that counts, and the one that it took the place of while this was shown; empty without one. */
  const [applied, setApplied] = useState({ code: voucher.appliedCode, former: '' });
  if (applied.code !== voucher.appliedCode) {
    setApplied({ code: voucher.appliedCode, former: applied.code });
    setTyped('');
  }
  /** A code that a link brought is tried without being typed: its field shows of what it says something. */
  const [tried, setTried] = useState(voucher.triedCode);
  if (tried !== voucher.triedCode) {
    setTried(voucher.triedCode);
    if (typed === '') setTyped(voucher.triedCode);
  }
  useFocusAfterChange(field, voucher.appliedCode);
  const troubleText = () => {
    if (isEmpty) return t`Enter a code first`;
    if (voucher.trouble === null || voucher.trouble === outdated) return undefined;
    if (voucher.trouble.kind !== 'refused') return textOf(voucher.trouble) ?? undefined;
    const [refusal] = voucher.trouble.refusals;
    if (!refusal) return undefined;
    return i18n._(triedVoucherText(refusal) ?? refusalTextOf(refusal));
  };
  const remove = () => {
    promoCode.forget();
    onRemove();
  };
  return (
    <>
      {voucher.appliedCode && (
        <Cluster justify="between">
          <span role="status">
            {applied.former === '' ? (
              <Trans>
                Code <strong>{voucher.appliedCode}</strong> applied
              </Trans>
            ) : (
              <Trans>
                <strong>{voucher.appliedCode}</strong> is applied instead of {applied.former}: one code per
                order.
              </Trans>
            )}
            {note}
          </span>
          <Button size="compact" variant="quiet" onClick={remove}>
            <Trans>Remove code</Trans>
          </Button>
        </Cluster>
      )}
      <Form
        marks="none"
        onSubmit={() => {
          const code = typed.trim();
          setIsEmpty(code === '');
          if (code === '') field.current?.focus();
          else if (!voucher.isPending) onSubmit(code);
        }}
      >
        <TextField
          ref={field}
          name="voucherCode"
          required={false}
          label={t`Voucher code`}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={troubleText()}
          onChange={(value) => {
            setTyped(value);
            setIsEmpty(false);
            setOutdated(voucher.trouble);
          }}
          onLeave={() => afterPress(() => setIsEmpty(false))}
          action={
            <Button type="submit" width="fit" pending={voucher.isPending}>
              <Trans comment="Applies a voucher code">Apply</Trans>
            </Button>
          }
        />
      </Form>
    </>
  );
}

/** The button that removes or changes a code goes with what it changed: who was on it is led on to the field. */
function useFocusAfterChange(field: RefObject<HTMLInputElement | null>, appliedCode: string): void {
  const former = useRef(appliedCode);
  useEffect(() => {
    if (former.current !== appliedCode && document.activeElement === document.body) field.current?.focus();
    former.current = appliedCode;
  }, [field, appliedCode]);
}
