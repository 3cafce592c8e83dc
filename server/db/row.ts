import postgres from 'postgres';

/** The column name of a field: `placed_order_id` for `placedOrderId`. */
type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : '';

/** The row of a model: one column per field, with the same value. */
export type RowOf<Model> = {
  readonly [Name in keyof Model as ColumnOf<Name & string>]: Model[Name];
};

/** Caches the driver's renaming per name. */
function memoizeRename(rename: (name: string) => string): (name: string) => string {
  const renamed = new Map<string, string>();
  return (name) => {
    const known = renamed.get(name) ?? rename(name);
    renamed.set(name, known);
    return known;
  };
}

const nameOf = memoizeRename(postgres.toCamel);
const columnOf = memoizeRename(postgres.fromCamel);

const withKeys = (of: object, keyOf: (key: string) => string) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [keyOf(key), value as unknown]));

/** The model of a row; extra columns become extra fields. */
export const fromRow = <Model extends object>(row: RowOf<Model>): Model => withKeys(row, nameOf) as Model;

/** The columns of a model. */
export const toRow = <Model extends object>(model: Model): RowOf<Model> =>
  withKeys(model, columnOf) as RowOf<Model>;
