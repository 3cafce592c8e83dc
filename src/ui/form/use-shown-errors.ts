import { useState } from 'react';
import { afterChange, afterLeave, afterSubmit, type FieldState, type ShownErrors } from './shown-errors.ts';

/** A form's errors as the buyer sees them now. */
export interface FormErrors {
  readonly errorOf: (name: string) => string | undefined;
  /** The field was left. */
  readonly leave: (name: string) => void;
  /** The buyer tries to go on; true when nothing stands in the way. */
  readonly submit: () => boolean;
  /** For `ErrorSummary`: what the last failed try found and is not mended yet, in the order of the fields. */
  readonly summary: readonly { readonly name: string; readonly message: string }[];
  /** Counts the failed tries. */
  readonly attempt: number;
}

interface Seen {
  readonly errors: ShownErrors;
  readonly attempt: number;
}

/** Decides when each field's present error may be seen; see `shown-errors.ts`. */
export function useShownErrors(fields: readonly FieldState[]): FormErrors {
  const [seen, setSeen] = useState<Seen>({ errors: {}, attempt: 0 });
  const errors = afterChange(seen.errors, fields);
  if (errors !== seen.errors) setSeen({ ...seen, errors });

  const hasAnswer = fields.some(({ answered, error }) => answered && error);
  return {
    errorOf: (name) => errors[name],
    leave: (name) => {
      const field = fields.find((one) => one.name === name);
      if (field) setSeen((before) => ({ ...before, errors: afterLeave(before.errors, field) }));
    },
    submit: () => {
      const found = afterSubmit(fields);
      const isClear = Object.keys(found).length === 0;
      setSeen({ errors: found, attempt: isClear ? 0 : seen.attempt + 1 });
      return isClear;
    },
    summary:
      seen.attempt > 0 || hasAnswer
        ? fields.flatMap(({ name }) => (errors[name] === undefined ? [] : [{ name, message: errors[name] }]))
        : [],
    attempt: seen.attempt,
  };
}
