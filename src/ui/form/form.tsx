import { createContext, use, type ComponentProps, type SubmitEvent } from 'react';

/**
 * `both`: required fields have a star and optional ones "(optional)"; `optional`: only the latter, for short forms;
 * `none`: a form with one field, whose button describes it.
 */
export type FieldMarks = 'both' | 'optional' | 'none';

const MarksContext = createContext<FieldMarks>('optional');

/** How the surrounding form marks its fields. */
export function useFieldMarks(): FieldMarks {
  return use(MarksContext);
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'method'> {
  readonly onSubmit: () => void;
  /** `both` if many fields are required and some are not; add a `RequiredNote`. */
  readonly marks?: FieldMarks | undefined;
}

/**
 * A form that shows our messages: browser validation and page loads are off. Without scripts, the browser sends the
 * values in a body, never in a URL, which would end up in logs.
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
