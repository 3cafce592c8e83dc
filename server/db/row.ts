import postgres from 'postgres';

/** `placedOrderId` as a column has it: `placed_order_id`. */
type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : '';

/** The row that a model is kept as: a column for each of its fields, of the same value. */
export type RowOf<Model> = {
  readonly [Name in keyof Model as ColumnOf<Name & string>]: Model[Name];
};

/** The driver's own rule, asked once for each name. */
function remembering(rename: (name: string) => string): (name: string) => string {
  const renamed = new Map<string, string>();
  return (name) => {
    const known = renamed.get(name) ?? rename(name);
    renamed.set(name, known);
    return known;
  };
}

const nameOf = remembering(postgres.toCamel);
const columnOf = remembering(postgres.fromCamel);

const withKeys = (of: object, keyOf: (key: string) => string) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [keyOf(key), value as unknown]));

/** The model of a row; what the row has beside comes along. */
export const fromRow = <Model extends object>(row: RowOf<Model>): Model => withKeys(row, nameOf) as Model;

/** The columns of a model. */
export const toRow = <Model extends object>(model: Model): RowOf<Model> =>
  withKeys(model, columnOf) as RowOf<Model>;
