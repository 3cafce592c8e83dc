import { createContext, use, type ComponentProps, type SubmitEvent } from 'react';

/**
 * `both`: required fields carry a star and optional ones "(optional)"; `optional`: only the latter, as in short forms;
 * `none`: a form of one field, whose button says what it's for.
 */
export type FieldMarks = 'both' | 'optional' | 'none';

const MarksContext = createContext<FieldMarks>('optional');

/** How the fields around here are marked. */
export function useFieldMarks(): FieldMarks {
  return use(MarksContext);
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSubmit: () => void;
  /** `both` for forms in which many fields are required and some are not; show a `RequiredNote` there. */
  readonly marks?: FieldMarks | undefined;
}

/** A form whose messages are ours: the browser's own checks and its page load are off. */
export function Form({ onSubmit, marks = 'optional', ...rest }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <MarksContext value={marks}>
      <form {...rest} noValidate onSubmit={submit} />
    </MarksContext>
  );
}
