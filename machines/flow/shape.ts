import { ownValue } from '../rules/texts/index.ts';

/** A type guard for unknown values, used as a schema: it defines a type or checks values against one. */
export type Check<Value = unknown> = (value: unknown) => value is Value;

/** The type that a check accepts. */
export type Checked<Of extends Check> = Of extends Check<infer Value> ? Value : never;

type Shape = Readonly<Record<string, Check>>;

/** Whether a value is an object with string keys, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a string. */
export const isString: Check<string> = (value) => typeof value === 'string';
/** Whether a value is a finite number. */
export const isNumber: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);
/** Whether a value is true or false. */
export const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';

/** A string that was a valid name when it was stored. Only {@link isOneOf} checks that it still is. */
export const isName = <Name extends string>(): Check<Name> => isString as Check<Name>;

/** A check that also accepts null. */
export const isNullOr =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

/** A check of a list, each value of which passes `check`. */
export const isListOf =
  <Value>(check: Check<Value>): Check<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every(check);

/** A check of an object, the value of each of whose keys passes `check`. */
export const isRecordOf =
  <Value>(check: Check<Value>): Check<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isRecord(value) && Object.values(value).every(check);

/** A check that a value is one of these names. */
export const isOneOf =
  <const Name extends string>(names: readonly Name[]): Check<Name> =>
  (value): value is Name =>
    names.some((name) => name === value);

/** Whether a record has every key of `shape` with a value of its type. Additional keys are ignored. */
export const hasShape =
  <const Of extends Shape>(shape: Of): Check<{ readonly [Key in keyof Of]: Checked<Of[Key]> }> =>
  (value): value is { readonly [Key in keyof Of]: Checked<Of[Key]> } =>
    isRecord(value) &&
    Object.entries(shape).every(([key, check]) => Object.hasOwn(value, key) && check(ownValue(value, key)));
