/** For `params` in `onDone`: passes a port's result to a named guard or action. */
export const answerOf = <Answer>({ event }: { readonly event: { readonly output: Answer } }): Answer =>
  event.output;

/** For `params` in `onError`: passes a port's rejection to a named action. */
export const rejectionOf = ({ event }: { readonly event: { readonly error: unknown } }): unknown =>
  event.error;
