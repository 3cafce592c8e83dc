import type { ComponentProps, ReactNode } from 'react';
import { controlAttributes, directionOf } from '../field/describe.ts';
import { Field, type FieldWidth } from '../field/field.tsx';
import type { FieldProps } from '../field/field.types.ts';
import styles from '../field/field.module.css';

type PassedOn = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'dir'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'list'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, PassedOn {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The field lost focus; the moment for checks of format. */
  readonly onLeave?: ((value: string) => void) | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | undefined;
  readonly width?: FieldWidth | undefined;
  /** A button that belongs to this field, beside it. */
  readonly action?: ReactNode;
}

/**
 * E-mail addresses, phone numbers and web addresses are written from left to right in every language; other text in the
 * direction of its own letters.
 */
const leftToRight = ['email', 'tel', 'url'];

/** One line of text. It never cuts what is typed; what is too long is for `error` to say. */
export function TextField({
  name,
  id,
  label,
  hint,
  error,
  remedy,
  required,
  width,
  value,
  onChange,
  onLeave,
  type = 'text',
  action,
  ...passedOn
}: TextFieldProps) {
  const field = { name, id, hint, error, required };
  const input = (
    <input
      dir={leftToRight.includes(type) ? 'ltr' : directionOf(value)}
      {...passedOn}
      {...controlAttributes(field)}
      className={styles.control}
      type={type}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => onLeave?.(event.currentTarget.value)}
    />
  );
  return (
    <Field {...field} label={label} remedy={remedy} width={width}>
      {action === undefined ? (
        input
      ) : (
        <div className={styles.row}>
          {input}
          {action}
        </div>
      )}
    </Field>
  );
}
