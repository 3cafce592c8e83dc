import type { ReactNode } from 'react';
import { FieldError } from '../field-error/field-error.tsx';
import { fieldIds } from '../field/describe.ts';
import styles from './fieldset.module.css';

/**
 * `title` if the legend is the screen's question, `label` among other fields, `hidden` if a heading above says the same:
 * then only screen readers have it.
 */
export type LegendSize = 'label' | 'title' | 'hidden';

interface FieldsetProps {
  readonly legend: ReactNode;
  /** Required if a hint or an error belongs to the whole group. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly role?: 'radiogroup' | undefined;
  readonly required?: boolean | undefined;
  readonly legendSize?: LegendSize | undefined;
  readonly children: ReactNode;
}

/** Fields that answer one question together. */
export function Fieldset({
  legend,
  id,
  hint,
  error,
  role,
  required,
  legendSize = 'label',
  children,
}: FieldsetProps) {
  const ids = fieldIds({ name: id ?? '' });
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.fieldset}
      role={role}
      aria-describedby={describedBy || undefined}
      aria-invalid={role && error ? true : undefined}
      aria-required={role && required ? true : undefined}
    >
      <legend className={styles.legend} data-size={legendSize}>
        {legend}
      </legend>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      <div className={styles.body}>{children}</div>
      <FieldError id={ids.error} message={error} />
    </fieldset>
  );
}
