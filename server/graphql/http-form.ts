import { GraphQLError } from 'graphql';

/** What an answer has beyond its body. */
export interface HttpForm {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Executed, whatever errors stand beside the data. */
export const accepted: HttpForm = { status: 200 };
/** What never came to be executed is the client's mistake. */
export const badRequest: HttpForm = { status: 400 };
/** A mistake of ours before there was data. */
export const failed: HttpForm = { status: 500 };
/** Beyond a limit; `seconds` to wait. */
export const tooManyTries = (seconds: number): HttpForm => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
});

const formOf = ({ extensions }: GraphQLError) => extensions['http'] as HttpForm | undefined;

/** The form that errors ask for by `extensions.http`: that of the highest status, null when none asks. */
export function formOfErrors(errors: readonly GraphQLError[]): HttpForm | null {
  const [highest] = errors.flatMap((error) => formOf(error) ?? []).toSorted((a, b) => b.status - a.status);
  return highest ?? null;
}

/** The error as clients read it: what it asks of the answer's form is not for them. */
export function withoutForm(error: GraphQLError): GraphQLError {
  if (formOf(error) === undefined) return error;
  const { message, nodes, path } = error;
  const extensions = { ...error.extensions };
  delete extensions['http'];
  return new GraphQLError(message, { nodes, path, extensions });
}
