import { ownValue } from '../rules/texts/index.ts';

/** Says whether an unknown value has a shape. */
export type Check = (value: unknown) => boolean;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isString: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
export const isBoolean: Check = (value) => typeof value === 'boolean';

export const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const isOneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);

/** A record that has every key of `shape` with a value of its kind; further keys do not matter. */
export const hasShape =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(shape).every(([key, check]) => Object.hasOwn(value, key) && check(ownValue(value, key)));
