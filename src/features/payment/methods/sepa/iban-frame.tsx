import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CardPayments, IbanFieldHandle } from '../../../../payments/card-payments.types.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FieldError } from '../../../../ui/field-error/field-error.tsx';
import { Fieldset } from '../../../../ui/fieldset/fieldset.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import type { FieldsProps } from '../../method-view.ts';
import styles from './iban-frame.module.css';

/** The element of the field. */
export const ibanFieldId = 'account-iban';

/** The name of the field for the owner, which is its id too. */
export const accountHolderName = 'accountHolder';

interface IbanFrameProps {
  readonly provider: CardPayments;
  readonly occasion: FieldsProps['occasion'];
  readonly error: string | undefined;
  /** The buyer has typed into the field for the IBAN. */
  readonly onChange: () => void;
  /** The owner of the account as typed. */
  readonly holder: string;
  /** The buyer has named the owner of the account. */
  readonly onHolder: (holder: string) => void;
}

/** The account in euros: its owner, whom the payment of a debt asks for itself, and the provider's own field for the IBAN, which never reaches this page. */
export function IbanFrame({ provider, occasion, error, onChange, holder, onHolder }: IbanFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<IbanFieldHandle | 'loading' | 'failed'>('loading');
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    const place = frame.current;
    if (!place) return undefined;
    let isMounted = true;
    const mounting = provider.mountIbanField({ frame: place, onChange: () => latest.current() });
    mounting.then(
      (handle) => {
        if (!isMounted) return;
        setField(handle);
        if (document.activeElement === place) handle.focus();
      },
      () => isMounted && setField('failed'),
    );
    return () => {
      isMounted = false;
      void mounting.then((handle) => handle.destroy()).catch(() => undefined);
    };
  }, [provider]);

  return (
    <Fieldset
      legend={
        <>
          <Icon name="lock" /> <Trans>Bank account</Trans>
        </>
      }
    >
      <div>
        <p className={styles.note}>
          {occasion === 'ORDER' ? (
            <Trans>
              Your IBAN is encrypted and sent straight to our payment provider. By ordering, you authorize our
              provider and us to debit this account, and your bank to do so. Within 8 weeks of a debit, you
              can ask your bank to refund it, under the terms of your agreement with your bank.
            </Trans>
          ) : (
            <Trans>
              Your IBAN is encrypted and sent straight to our payment provider. By paying, you authorize our
              provider and us to debit this account, and your bank to do so. Within 8 weeks of a debit, you
              can ask your bank to refund it, under the terms of your agreement with your bank.
            </Trans>
          )}
        </p>
        {field === 'failed' && (
          <div className={styles.field}>
            <Notice
              tone="attention"
              role="alert"
              actions={
                <Button onClick={() => location.reload()}>
                  <Trans>Reload the page</Trans>
                </Button>
              }
            >
              <Trans>
                We couldn’t load the field for your IBAN. Check your connection and reload the page. Nothing
                you entered is lost.
              </Trans>
            </Notice>
          </div>
        )}
        {occasion === 'ORDER' && (
          <div className={styles.field}>
            <TextField
              name={accountHolderName}
              label={t`Account holder`}
              hint={t`If it isn’t the name in the billing address`}
              required={false}
              autoComplete="name"
              value={holder}
              onChange={onHolder}
            />
          </div>
        )}
        <label className={styles.label} id={`${ibanFieldId}-label`} htmlFor={ibanFieldId}>
          <Trans>IBAN</Trans>
        </label>
        <div
          ref={frame}
          id={ibanFieldId}
          className={styles.frame}
          role="group"
          tabIndex={-1}
          aria-labelledby={`${ibanFieldId}-label`}
          aria-describedby={error && `${ibanFieldId}-error`}
          data-loading={field === 'loading' || undefined}
          data-invalid={error ? true : undefined}
          onFocus={(event) => {
            if (event.target === event.currentTarget && typeof field === 'object') field.focus();
          }}
        />
        <FieldError id={`${ibanFieldId}-error`} message={error} />
      </div>
    </Fieldset>
  );
}
