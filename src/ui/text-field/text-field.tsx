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
  /** Called when the field loses focus; the moment to check the format. */
  readonly onLeave?: ((value: string) => void) | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | undefined;
  readonly width?: FieldWidth | undefined;
  /** A button for this field, beside it. */
  readonly action?: ReactNode;
}

/**
 * Email addresses, phone numbers and URLs are written from left to right in every language; other text takes the
 * direction of its own letters.
 */
const leftToRight = ['email', 'tel', 'url'];

/** A line of text. Never truncates input; text that is too long is an `error`. */
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
