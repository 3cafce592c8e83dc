import { createContext, use, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';

/** `both`: required fields carry a star and optional ones "(optional)"; `optional`: only the latter. */
export type FieldMarks = 'both' | 'optional';

const MarksContext = createContext<FieldMarks>('both');

/** How the fields around here are marked. */
export function useFieldMarks(): FieldMarks {
  return use(MarksContext);
}

interface FieldMarkingProps {
  readonly marks: FieldMarks;
  readonly children: ReactNode;
}

/** Marks fields that stand in no form, each of which answers by itself. */
export function FieldMarking({ marks, children }: FieldMarkingProps) {
  return <MarksContext value={marks}>{children}</MarksContext>;
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSubmit: () => void;
  /** `both` for the long forms of a flow (the default), `optional` for short ones. */
  readonly marks?: FieldMarks;
}

/** A form whose messages are ours: the browser's own checks and its page load are off. */
export function Form({ onSubmit, marks = 'both', ...rest }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FieldMarking marks={marks}>
      <form {...rest} noValidate onSubmit={submit} />
    </FieldMarking>
  );
}
