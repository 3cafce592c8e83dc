import { GraphQLError } from 'graphql';

/** The status and headers of a response. */
export interface HttpForm {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Executed, with or without errors beside the data. */
export const accepted: HttpForm = { status: 200 };
/** Not executed because of the client's mistake. */
export const badRequest: HttpForm = { status: 400 };
/** A bug in the server before there was data. */
export const failed: HttpForm = { status: 500 };
/** Beyond a rate limit; `seconds` is the wait. */
export const tooManyTries = (seconds: number): HttpForm => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
});

const formOf = ({ extensions }: GraphQLError) => extensions['http'] as HttpForm | undefined;

/** The form that errors request in `extensions.http`: that of the highest status, or null. */
export function formOfErrors(errors: readonly GraphQLError[]): HttpForm | null {
  const [highest] = errors.flatMap((error) => formOf(error) ?? []).toSorted((a, b) => b.status - a.status);
  return highest ?? null;
}

/** The error for clients, without its requested form. */
export function withoutForm(error: GraphQLError): GraphQLError {
  if (formOf(error) === undefined) return error;
  const { message, nodes, path } = error;
  const extensions = { ...error.extensions };
  delete extensions['http'];
  return new GraphQLError(message, { nodes, path, extensions });
}
