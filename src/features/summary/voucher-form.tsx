import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '@sonde/machines/flow';
import {
  isCodeGiven,
  type VoucherForm as VoucherFormState,
  type VoucherRequest,
} from '@sonde/machines/voucher';
import { useAfterPress } from '../../browser/use-after-press.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import styles from './voucher-form.module.css';

interface VoucherFormProps {
  readonly voucher: VoucherFormState;
  readonly send: (event: VoucherRequest) => void;
  /** Why the shop didn't take a code; null while the texts load. */
  readonly refusalText: ((refusal: Refusal) => MessageDescriptor) | null;
  /** Additional notes about the applied code. */
  readonly note?: ReactNode;
}

/** The voucher field. An invalid code shows the reason and keeps the previous one. */
export function VoucherForm({ voucher, send, refusalText, note }: VoucherFormProps) {
  const { t, i18n } = useLingui();
  const textOf = useTroubleText();
  const field = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  useFocusAfterChange(field, voucher.appliedCode);
  const troubleText = () => {
    if (voucher.isMissing) return t`Enter a code first`;
    if (voucher.trouble === null) return undefined;
    if (voucher.trouble.kind !== 'refused') return textOf(voucher.trouble) ?? undefined;
    const [refusal] = voucher.trouble.refusals;
    return refusal && refusalText ? i18n._(refusalText(refusal)) : undefined;
  };
  return (
    <div className={styles.voucher} data-applied={voucher.appliedCode !== '' || undefined}>
      <Cluster justify="between">
        <span role="status">
          {voucher.appliedCode && (
            <>
              <AppliedCode voucher={voucher} />
              {note}
            </>
          )}
        </span>
        {voucher.appliedCode && (
          <Button size="compact" variant="quiet" onClick={() => send({ type: 'voucher.removed' })}>
            <Trans>Remove code</Trans>
          </Button>
        )}
      </Cluster>
      <Form
        marks="none"
        onSubmit={() => {
          if (!isCodeGiven(voucher.typed)) field.current?.focus();
          if (!voucher.isPending) send({ type: 'voucher.submitted', code: voucher.typed });
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
          value={voucher.typed}
          error={troubleText()}
          onChange={(code) => send({ type: 'voucher.typed', code })}
          onLeave={() => afterPress(() => send({ type: 'voucher.left' }))}
          action={
            <Button type="submit" width="fit" pending={voucher.isPending}>
              <Trans comment="Applies a voucher code">Apply</Trans>
            </Button>
          }
        />
      </Form>
    </div>
  );
}

function AppliedCode({ voucher }: Pick<VoucherFormProps, 'voucher'>) {
  return voucher.formerCode === '' ? (
    <Trans>
      Code <strong>{voucher.appliedCode}</strong> applied
    </Trans>
  ) : (
    <Trans>
      <strong>{voucher.appliedCode}</strong> replaced {voucher.formerCode}. You can use one code per order.
    </Trans>
  );
}

/** The button that removes or changes a code disappears, so the focus moves to the field. */
function useFocusAfterChange(field: RefObject<HTMLInputElement | null>, appliedCode: string): void {
  const former = useRef(appliedCode);
  useEffect(() => {
    if (former.current !== appliedCode && document.activeElement === document.body) field.current?.focus();
    former.current = appliedCode;
  }, [field, appliedCode]);
}
