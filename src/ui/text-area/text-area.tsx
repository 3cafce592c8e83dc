import type { ComponentProps } from 'react';
import { controlAttributes, directionOf } from '../field/describe.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field.types.ts';
import fieldStyles from '../field/field.module.css';
import styles from './text-area.module.css';

interface TextAreaProps extends FieldProps, Pick<ComponentProps<'textarea'>, 'autoComplete' | 'ref'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: ((value: string) => void) | undefined;
}

/** Multi-line text, resizable from its bottom edge. Never truncates input; text that is too long is an `error`. */
export function TextArea({
  name,
  id,
  label,
  hint,
  error,
  required,
  value,
  onChange,
  onLeave,
  ...passedOn
}: TextAreaProps) {
  const field = { name, id, hint, error, required };
  return (
    <Field {...field} label={label}>
      <textarea
        dir={directionOf(value)}
        {...passedOn}
        {...controlAttributes(field)}
        className={`${fieldStyles.control} ${styles.area}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => onLeave?.(event.currentTarget.value)}
      />
    </Field>
  );
}
