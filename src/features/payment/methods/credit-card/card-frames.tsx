import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Trans } from '@lingui/react/macro';
import type { CardField } from '@sonde/machines/rules/errors';
import { useBrowserOnlyState } from '../../../../browser/use-browser-only-state.ts';
import type { CardFieldsHandle, CardFieldsState, CardPayments } from '../../../../payments/card-payments.ts';
import { cardFields, type providerFields, refusedField } from '../../../../payments/card-payments.types.ts';
import { FieldError } from '../../../../ui/field-error/field-error.tsx';
import { Fieldset } from '../../../../ui/fieldset/fieldset.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import styles from './card-frames.module.css';

/** The card fields. The ZIP code belongs to the billing address. */
export type EnteredField = Exclude<CardField, 'card.postalCode'>;

/** The element of each field. */
export const cardFieldIds: Readonly<Record<EnteredField, string>> = {
  'card.number': 'card-number',
  'card.expiry': 'card-expiry',
  'card.securityCode': 'card-security-code',
};

interface CardFramesProps {
  readonly provider: CardPayments;
  readonly errors: Partial<Readonly<Record<EnteredField, string>>>;
  /** Whether a card was typed, here or in another tab, before the fields opened, which are empty. */
  readonly wasTyped: () => boolean;
  /** What is said and offered above the fields, also if they couldn't be loaded. */
  readonly notes: (shown: Readonly<Record<'isAskedAgain' | 'isFailed', boolean>>) => ReactNode;
  readonly onChange: (state: CardFieldsState, changed: EnteredField) => void;
  readonly onLeave: (left: EnteredField) => void;
  /** The fields are ready. */
  readonly onReady: () => void;
  /** The fields couldn't be loaded. */
  readonly onFailed: () => void;
}

/** The provider repeats its event when it checks a card; that isn't a change by the buyer. */
const isSame = (state: CardFieldsState, before: CardFieldsState | null) =>
  JSON.stringify(state) === JSON.stringify(before);

/** The provider's own fields in its own frames: the typed data never reaches this page. */
export function CardFrames(props: CardFramesProps) {
  const { provider, errors, wasTyped, notes, onChange, onLeave, onReady, onFailed } = props;
  const number = useRef<HTMLDivElement>(null);
  const expiry = useRef<HTMLDivElement>(null);
  const securityCode = useRef<HTMLDivElement>(null);
  const isAskedAgain = useBrowserOnlyState(wasTyped, false);
  const [fields, setFields] = useState<CardFieldsHandle | 'loading' | 'failed'>('loading');
  const latest = useRef({ onChange, onLeave, onReady, onFailed });
  useEffect(() => {
    latest.current = { onChange, onLeave, onReady, onFailed };
  });

  useEffect(() => {
    if (!number.current || !expiry.current || !securityCode.current) return undefined;
    const places = { number: number.current, expiry: expiry.current, securityCode: securityCode.current };
    let isMounted = true;
    let lastState: CardFieldsState | null = null;
    const mounting = provider.mountCardFields({
      ...places,
      onChange: (state, changed) => {
        if (isSame(state, lastState)) return;
        lastState = state;
        latest.current.onChange(state, refusedField[changed]);
      },
      onLeave: (left) => isMounted && latest.current.onLeave(refusedField[left]),
    });
    mounting.then(
      (handle) => {
        if (!isMounted) return;
        setFields(handle);
        latest.current.onReady();
        const entered = cardFields.find((field) => places[field] === document.activeElement);
        if (entered) handle.focus(entered);
      },
      () => {
        if (!isMounted) return;
        setFields('failed');
        latest.current.onFailed();
      },
    );
    return () => {
      isMounted = false;
      void mounting.then((handle) => handle.destroy()).catch(() => undefined);
    };
  }, [provider]);

  const enter = (field: (typeof providerFields)[EnteredField]) => {
    if (typeof fields === 'object') fields.focus(field);
  };
  return (
    <Fieldset
      legend={
        <>
          <Icon name="lock" /> <Trans>Card</Trans>
        </>
      }
    >
      <div>
        <p className={styles.promise}>
          <Trans>
            Your card details are encrypted and sent straight to our payment provider. We never see your card
            number.
          </Trans>
        </p>
        {notes({ isAskedAgain, isFailed: fields === 'failed' })}
        <div className={styles.fields} data-loading={fields === 'loading' || undefined}>
          <div className={styles.wide}>
            <ProviderField
              id={cardFieldIds['card.number']}
              label={<Trans>Card number</Trans>}
              frame={number}
              error={errors['card.number']}
              onEnter={() => enter('number')}
            />
          </div>
          <div>
            <ProviderField
              id={cardFieldIds['card.expiry']}
              label={<Trans>Expiration date</Trans>}
              frame={expiry}
              error={errors['card.expiry']}
              onEnter={() => enter('expiry')}
            />
          </div>
          <div>
            <ProviderField
              id={cardFieldIds['card.securityCode']}
              label={<Trans>Security code</Trans>}
              frame={securityCode}
              error={errors['card.securityCode']}
              onEnter={() => enter('securityCode')}
            />
          </div>
        </div>
      </div>
    </Fieldset>
  );
}

interface ProviderFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly error: string | undefined;
  /** The element has the focus, which belongs to the field inside it. */
  readonly onEnter: () => void;
}

/** The container of one of the provider's fields, with its label and its message. */
function ProviderField({ id, label, frame, error, onEnter }: ProviderFieldProps) {
  return (
    <>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div
        ref={frame}
        id={id}
        className={styles.frame}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={error && `${id}-error`}
        data-invalid={error ? true : undefined}
        onFocus={(event) => {
          if (event.target === event.currentTarget) onEnter();
        }}
      />
      <FieldError id={`${id}-error`} message={error} />
    </>
  );
}
