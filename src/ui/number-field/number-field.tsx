import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { controlAttributes, fieldIds } from '../field/describe.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field.types.ts';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { parseWholeNumber } from './parse-whole-number.ts';
import { stepTo } from './step-to.ts';
import { useUnusableMark } from './unusable-number.ts';
import styles from './number-field.module.css';

const stepsByKey = new Map<string, -1 | 1>([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

interface NumberFieldProps extends FieldProps {
  readonly value: number;
  /** Called only with integers from `min` to `max` that have no problem. */
  readonly onChange: (value: number) => void;
  readonly min?: number | undefined;
  readonly max: number;
  /** What − and + change, where only multiples of it can be had. */
  readonly step?: number | undefined;
  /** Announced for a number above `max`; by default, the limits. */
  readonly tooManyMessage?: string | undefined;
  /** A link to where more can be had, after `tooManyMessage`. */
  readonly tooManyLink?: ReactNode;
  /** Announced for a number within the limits that can't be had; undefined for others. */
  readonly problemOf?: ((value: number) => string | undefined) | undefined;
  readonly disabled?: boolean | undefined;
}

/** A quantity: typed, or set with − and + or the arrow keys. Typed text stays unchanged until the field loses focus. */
export function NumberField({
  name,
  id,
  label,
  hint,
  error,
  required,
  value,
  onChange,
  min = 1,
  max,
  step = 1,
  tooManyMessage,
  tooManyLink,
  problemOf,
  disabled,
}: NumberFieldProps) {
  const { t, i18n } = useLingui();
  const [draft, setDraft] = useState<{ readonly text: string; readonly isLeft: boolean } | null>(null);

  const drafted = draft && parseWholeNumber(draft.text);

  const isWithin = (number: number) => number >= min && number <= max;
  const isAllowed = (number: number) => isWithin(number) && problemOf?.(number) === undefined;
  useUnusableMark(draft !== null && (drafted === null || !isAllowed(drafted)));
  const shown = drafted ?? value;
  const less = stepTo(shown, -1, { min, max, step });
  const more = stepTo(shown, 1, { min, max, step });
  const change = (next: number) => {
    setDraft(isAllowed(next) ? null : { text: String(next), isLeft: true });
    if (isAllowed(next) && next !== value) onChange(next);
  };
  const type = (text: string) => {
    setDraft({ text, isLeft: false });
    const number = parseWholeNumber(text);
    if (number !== null && isAllowed(number) && number !== value) onChange(number);
  };
  const leave = () => {
    setDraft(draft && (drafted === null || !isAllowed(drafted)) ? { text: draft.text, isLeft: true } : null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    const by = stepsByKey.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    change(by === 1 ? more : less);
  };

  const isTooMany = drafted !== null && drafted > max;
  const limits =
    isTooMany && tooManyMessage !== undefined
      ? tooManyMessage
      : t`Enter a whole number from ${min} to ${max}`;
  const problem = drafted !== null && isWithin(drafted) ? problemOf?.(drafted) : undefined;
  const field = { name, id, hint, error: draft?.isLeft ? (problem ?? limits) : error, required };
  const ids = fieldIds(field);
  return (
    <Field {...field} label={label} remedy={isTooMany && tooManyLink}>
      <div className={styles.row} role="group" aria-labelledby={ids.label}>
        <button
          className={styles.step}
          type="button"
          aria-label={
            step === 1
              ? t({ message: 'One fewer', comment: 'Button with a minus sign beside a quantity' })
              : i18n.number(-step, { signDisplay: 'always' })
          }
          disabled={disabled}
          aria-disabled={less >= shown || undefined}
          onClick={() => change(less)}
        >
          <Icon name="minus" />
        </button>
        <input
          {...controlAttributes(field)}
          className={`${fieldStyles.control} ${styles.input}`}
          dir="ltr"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          data-unusable={draft?.isLeft || undefined}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          value={draft?.text ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={press}
        />
        <button
          className={styles.step}
          type="button"
          aria-label={
            step === 1
              ? t({ message: 'One more', comment: 'Button with a plus sign beside a quantity' })
              : i18n.number(step, { signDisplay: 'always' })
          }
          disabled={disabled}
          aria-disabled={more <= shown || undefined}
          onClick={() => change(more)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </Field>
  );
}
