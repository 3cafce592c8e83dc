/** What is known of a span: words of ours, numbers, and statements without their parameters. */
type SpanFacts = Readonly<Record<string, string | number>>;

/** The traces of a process, which show what a request waited for. */
export interface ShopTracing {
  /** Runs work in a span of the present one; it fails if the work throws. The work's result is returned unchanged. */
  inSpan<Result>(name: string, facts: SpanFacts, work: () => Result): Result;
  /** Runs the answer to a request in a span that begins a trace, and ends with the answer. */
  inRequest(name: string, facts: SpanFacts, answer: () => Promise<Response>): Promise<Response>;
  /** The same pool or transaction, each of whose statements is a span. */
  traceSql<Sql extends object>(sql: Sql): Sql;
  /** The id of the present trace, 32 hexadecimal digits; null outside. */
  traceId(): string | null;
  /** Sends what is left. */
  close(): Promise<void>;
}

type Call = (...parameters: unknown[]) => unknown;

/** The same service, each of whose calls is a span. */
export function traceCalls<Service extends object>(
  { inSpan }: Pick<ShopTracing, 'inSpan'>,
  name: string,
  service: Service,
): Service {
  return new Proxy(service, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value !== 'function' || typeof key === 'symbol') return value;
      return (...parameters: unknown[]) =>
        inSpan(`${name} ${key}`, {}, () => Reflect.apply(value as Call, target, parameters));
    },
  });
}
