/** One field as a form knows it: what stands in it and what is wrong with that at this moment. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  /** The present message, whether it may be seen or not. */
  readonly error?: string | null | undefined;
  /** A check of format (e-mail, postcode, tax id): seen already when the field is left. */
  readonly checkOnLeave?: boolean | undefined;
  /** The server's answer to the last try: seen at once. */
  readonly answered?: boolean | undefined;
}

/** The messages that may be seen, by field. */
export type ShownErrors = Readonly<Record<string, string>>;

function shown(fields: readonly FieldState[]): ShownErrors {
  return Object.fromEntries(fields.flatMap(({ name, error }) => (error ? [[name, error]] : [])));
}

/** After a try to go on every message of ours is seen; what the server said last does not forbid asking again. */
export function afterSubmit(fields: readonly FieldState[]): ShownErrors {
  return shown(fields.filter(({ answered }) => answered !== true));
}

/** After leaving a field: a check of format is seen, unless the field is still empty. */
export function afterLeave(before: ShownErrors, field: FieldState): ShownErrors {
  const isSeen = field.checkOnLeave === true && field.value.trim() !== '';
  return isSeen ? { ...before, ...shown([field]) } : before;
}

/**
 * After any change of the fields: a message stays only while it is still the present one, so that typing
 * neither brings a new message nor keeps an old one; the server's answers are added. The same object when
 * nothing changed.
 */
export function afterChange(before: ShownErrors, fields: readonly FieldState[]): ShownErrors {
  const after = shown(
    fields.filter(({ name, error, answered }) => answered === true || before[name] === error),
  );
  const isSame =
    Object.keys(after).length === Object.keys(before).length &&
    fields.every(({ name }) => after[name] === before[name]);
  return isSame ? before : after;
}
