/** Begins the span of a statement in the present trace. */
export type BeginStatement = () => StatementSpan;

/** Ends with the text of the statement, which contains no values, and what it failed with, if it did. */
interface StatementSpan {
  end(text: string, error?: unknown): void;
}

/** What the driver's queries have besides their types: it calls `handler` once to send, then `resolve` or `reject`. */
interface Query {
  handler(query: Query): unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  readonly statement?: { readonly string?: string } | null;
}

const isQuery = (value: unknown): value is Query =>
  value instanceof Promise && 'handler' in value && typeof value.handler === 'function';

/** The query is the same object, because a fragment is found in other statements by what it is. */
function traceQuery(query: Query, begin: BeginStatement): Query {
  const { handler } = query;
  query.handler = (sent) => {
    const span = begin();
    const { resolve, reject } = query;
    const textOf = () => (query.statement?.string ?? '').replaceAll(/\s+/g, ' ').trim();
    query.resolve = (result) => {
      span.end(textOf());
      resolve(result);
    };
    query.reject = (error) => {
      span.end(textOf(), error);
      reject(error);
    };
    return handler(sent);
  };
  return query;
}

type Call = (...parameters: unknown[]) => unknown;

/** A pool or transaction of the driver `postgres` whose statements are spans, those of its transactions included. */
export function traceSql<Sql extends object>(sql: Sql, begin: BeginStatement): Sql {
  return new Proxy(sql, {
    apply(target, _self, parameters) {
      const result: unknown = Reflect.apply(target as unknown as Call, undefined, parameters);
      return isQuery(result) ? traceQuery(result, begin) : result;
    },
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (key !== 'begin' && key !== 'savepoint') return value;
      return (...parameters: unknown[]) => {
        const work = parameters.at(-1) as (transaction: object) => unknown;
        const traceWork = (transaction: object) => work(traceSql(transaction, begin));
        return Reflect.apply(value as Call, target, [...parameters.slice(0, -1), traceWork]);
      };
    },
  });
}
