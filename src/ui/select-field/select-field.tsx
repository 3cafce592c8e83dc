import type { ComponentProps } from 'react';
import { controlAttributes } from '../field/describe.ts';
import { Field, type FieldWidth } from '../field/field.tsx';
import type { FieldProps } from '../field/field.types.ts';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './select-field.module.css';

/** An option of a select field. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectFieldProps
  extends FieldProps, Pick<ComponentProps<'select'>, 'autoComplete' | 'disabled' | 'ref'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: ((value: string) => void) | undefined;
  readonly options: readonly SelectOption[];
  /** The label of the empty first entry, for when nothing is selected. */
  readonly placeholder?: string | undefined;
  readonly width?: FieldWidth | undefined;
}

/** A list too long for cards; a native select, so that autofill and type-ahead work. */
export function SelectField({
  name,
  id,
  label,
  hint,
  error,
  required,
  width,
  value,
  onChange,
  onLeave,
  options,
  placeholder,
  ...passedOn
}: SelectFieldProps) {
  const field = { name, id, hint, error, required };
  return (
    <Field {...field} label={label} width={width}>
      <div className={styles.frame} data-width={width}>
        <select
          {...passedOn}
          {...controlAttributes(field)}
          className={`${fieldStyles.control} ${styles.select}`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={(event) => onLeave?.(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </Field>
  );
}
