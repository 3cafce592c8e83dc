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

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'method'> {
  readonly onSubmit: () => void;
  /** `both` for forms in which many fields are required and some are not; show a `RequiredNote` there. */
  readonly marks?: FieldMarks | undefined;
}

/**
 * A form whose messages are ours: the browser's own checks and its page load are off. Where scripts are missing, what
 * was typed is sent in a body, never in an address, which logs keep.
 */
export function Form({ onSubmit, marks = 'optional', ...rest }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <MarksContext value={marks}>
      <form {...rest} method="post" noValidate onSubmit={submit} />
    </MarksContext>
  );
}
