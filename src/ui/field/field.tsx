import type { ReactNode } from 'react';
import { FieldError } from '../field-error/field-error.tsx';
import { fieldIds } from './describe.ts';
import { LabelWords, RequiredMark } from './field-label.tsx';
import type { FieldProps } from './field.types.ts';
import styles from './field.module.css';

/** The expected length of the answer, which sets the control's width. */
export type FieldWidth = 'full' | 'short';

interface FieldFrameProps extends FieldProps {
  readonly width?: FieldWidth | undefined;
  readonly children: ReactNode;
}

/** Label, hint, control and message: the frame of every field with one control. */
export function Field({
  label,
  hint,
  error,
  remedy,
  required = true,
  width = 'full',
  children,
  ...rest
}: FieldFrameProps) {
  const ids = fieldIds(rest);
  return (
    <div className={styles.field} data-width={width} data-invalid={error ? true : undefined}>
      <div className={styles.label}>
        <label id={ids.label} htmlFor={ids.control}>
          <LabelWords label={label} required={required} />
        </label>
        {required && <RequiredMark />}
      </div>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.error} message={error} />
      {error && remedy}
    </div>
  );
}
