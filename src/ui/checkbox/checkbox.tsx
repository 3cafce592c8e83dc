import type { ReactNode } from 'react';
import { controlAttributes, fieldIds } from '../field/describe.ts';
import { FieldError } from '../field-error/field-error.tsx';
import styles from './checkbox.module.css';

interface CheckboxProps {
  readonly name: string;
  readonly id?: string | undefined;
  /** A full sentence; may contain links. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Must be checked to continue. */
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox whose sentence is part of the target. */
export function Checkbox({
  name,
  id,
  label,
  hint,
  error,
  required = false,
  disabled,
  checked,
  onChange,
}: CheckboxProps) {
  const field = { name, id, hint, error, required };
  const ids = fieldIds(field);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input
          {...controlAttributes(field)}
          className={styles.box}
          type="checkbox"
          disabled={disabled}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label className={styles.label} htmlFor={ids.control}>
          {label}
        </label>
      </div>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.error} message={error} />
    </div>
  );
}
