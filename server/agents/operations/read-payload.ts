import * as v from 'valibot';
import { type ErrorMessage, toInvalidMessage } from '../mapping/messages.ts';

type Read<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly messages: readonly [ErrorMessage, ...ErrorMessage[]] };

/** The JSON path of a problem. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  return ['$', ...keys].join('');
}

const toMessage = (issue: v.BaseIssue<unknown>) => toInvalidMessage(pathOf(issue), issue.message);

/** Reads a payload from outside; fields that the schema doesn't name are ignored. */
export function readPayload<const Schema extends v.GenericSchema>(
  schema: Schema,
  payload: unknown,
): Read<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, payload);
  if (read.success) return { ok: true, output: read.output };
  const [first, ...others] = read.issues;
  return { ok: false, messages: [toMessage(first), ...others.map(toMessage)] };
}
