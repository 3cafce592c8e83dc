import type { ReactNode } from 'react';

/** What every field of a form is told. */
export interface FieldProps {
  /** Stable name; also the id unless one is given. */
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: string;
  /** Why it is asked, or how it is written; stands between label and control. */
  readonly hint?: ReactNode | undefined;
  /** What is wrong and how to mend it. */
  readonly error?: string | undefined;
  /** What mends the error at one press; shown after it. */
  readonly remedy?: ReactNode | undefined;
  /** Fields are required unless told: `required={false}` adds "(optional)". */
  readonly required?: boolean | undefined;
}

/** What a control takes over from its field. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}
