import { type ApiAnswer, invalidRequest } from './api-answer.ts';
import type { FormHash, FormValue } from './form-body.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** An endpoint's parameters with their types. Anything else is refused, as by the provider. */
export type ParameterTable = Readonly<Record<string, ParameterType>>;
type ParameterType = keyof ParameterValues;

interface ParameterValues {
  string: string;
  integer: number;
  boolean: boolean;
  /** A list of strings. */
  list: readonly string[];
  hash: FormHash;
  /** A number, or a hash of bounds (`gt`, `gte`, `lt`, `lte`). */
  range: FormValue;
}

/** Null: not sent. */
export type Values<Table extends ParameterTable> = {
  readonly [Name in keyof Table]: ParameterValues[Table[Name]] | null;
};

export type ReadParameters<Table extends ParameterTable> =
  | { readonly ok: true; readonly values: Values<Table> }
  | { readonly ok: false; readonly answer: ApiAnswer };

type Reading = { readonly value: unknown } | { readonly problem: ApiAnswer };

const empty: FormHash = Object.freeze(Object.create(null) as FormHash);

function toText(value: FormValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const readers: { readonly [Type in ParameterType]: (name: string, value: FormValue) => Reading } = {
  string: (name, value) =>
    typeof value === 'string'
      ? { value }
      : { problem: invalidRequest(`Invalid string: ${name}`, { param: name }) },
  integer: (name, value) =>
    typeof value === 'string' && /^-?\d{1,15}$/.test(value)
      ? { value: Number(value) }
      : {
          problem: invalidRequest(`Invalid integer: ${toText(value)}`, {
            code: 'parameter_invalid_integer',
            param: name,
          }),
        },
  boolean: (name, value) =>
    value === 'true' || value === 'false'
      ? { value: value === 'true' }
      : { problem: invalidRequest(`Invalid boolean: ${toText(value)}`, { param: name }) },
  list: (name, value) => {
    const items = typeof value === 'string' ? (value === '' ? [] : [value]) : Object.values(value);
    return items.every((item) => typeof item === 'string')
      ? { value: items }
      : { problem: invalidRequest('Invalid array', { param: name }) };
  },
  hash: (name, value) => {
    if (value === '') return { value: empty };
    return typeof value === 'object'
      ? { value }
      : { problem: invalidRequest('Invalid object', { param: name }) };
  },
  range: (_name, value) => ({ value }),
};

/** Validates and converts a form by the endpoint's table. */
export function readParameters<Table extends ParameterTable>(
  table: Table,
  required: readonly (keyof Table & string)[],
  form: FormHash,
): ReadParameters<Table> {
  const unknown = Object.keys(form).find((name) => !Object.hasOwn(table, name));
  if (unknown !== undefined) {
    return {
      ok: false,
      answer: invalidRequest(`Received unknown parameter: ${unknown}`, {
        code: 'parameter_unknown',
        param: unknown,
      }),
    };
  }
  const values = new Map<string, unknown>();
  for (const [name, type] of Object.entries(table)) {
    const sent = ownValue(form, name);
    const problem = sent === undefined || sent === '' ? absence(name, sent, required) : null;
    if (problem) return { ok: false, answer: problem };
    const reading: Reading = sent === undefined ? { value: null } : readers[type](name, sent);
    if ('problem' in reading) return { ok: false, answer: reading.problem };
    values.set(name, reading.value);
  }
  return { ok: true, values: Object.fromEntries(values) as Values<Table> };
}

function absence(name: string, sent: FormValue | undefined, required: readonly string[]): ApiAnswer | null {
  if (!required.includes(name)) return null;
  return sent === undefined
    ? invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
    : invalidRequest(`You passed an empty string for '${name}', which cannot be unset.`, {
        code: 'parameter_invalid_empty',
        param: name,
      });
}

/** The string under a name; null if it is missing, empty or not a string. */
export function textIn(hash: FormHash | null, name: string): string | null {
  const value = hash === null ? undefined : ownValue(hash, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

const LARGEST_METADATA = 50;
const LONGEST_METADATA_NAME = 40;
const LONGEST_METADATA_VALUE = 500;

/** Merges sent metadata into an object's; an empty value removes the key. Null if it is invalid. */
export function mergeMetadata(
  present: Readonly<Record<string, string>>,
  sent: FormHash | null,
): Record<string, string> | null {
  const merged = Object.entries({ ...present, ...sent }).filter(([, value]) => value !== '');
  const isAcceptable =
    merged.length <= LARGEST_METADATA &&
    merged.every(
      ([name, value]) =>
        typeof value === 'string' &&
        name.length <= LONGEST_METADATA_NAME &&
        value.length <= LONGEST_METADATA_VALUE,
    );
  return isAcceptable ? (Object.fromEntries(merged) as Record<string, string>) : null;
}

export function invalidMetadata(): ApiAnswer {
  return invalidRequest(
    'Metadata takes up to 50 names of up to 40 characters with values of up to 500 characters.',
    {
      param: 'metadata',
    },
  );
}
