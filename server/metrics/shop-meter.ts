/** Where a reported bug happened. */
export const errorSources = ['server', 'page'] as const;
type ErrorSource = (typeof errorSources)[number];

/** What the parts of a shop report while they work. Names and outcomes are words of ours, never what a buyer typed. */
export interface ShopMeter {
  /** A statement was sent to the database. */
  countStatement(): void;
  /** A field of the API was answered: `ok`, code and reason of its refusal, or `failed`. */
  countAnswer(field: string, outcome: string): void;
  /** A bug was reported under an error id: in this process, or by a page, whose browser may be to blame. */
  countError(source: ErrorSource): void;
  /** A line of the log that someone should be told about. */
  countAlert(alert: string): void;
  /** Begins the count of an alert at zero, so that the first one is seen as one more. */
  expectAlert(alert: string): void;
  /** Begins the counts of a job at zero, so that its first run is seen as one more. */
  expectJob(task: string): void;
  /** A run of a job, with its outcome and its duration in seconds. */
  observeJob(task: string, outcome: string, seconds: number): void;
  /** An attempt to tell a platform about an order: `failed`, or how the event ended. */
  countOrderEvent(outcome: string): void;
  /** A call to a payment provider; the outcome is the status of its result. */
  observePaymentCall(provider: string, call: string, outcome: string, seconds: number): void;
}

type Call = (...parameters: unknown[]) => unknown;

const statusOf = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'status' in result && typeof result.status === 'string'
    ? result.status
    : 'answered';

/** Awaits work and observes how it ended, `failed` if it threw, and the seconds that it took. */
export async function measure<Result>(
  work: () => Promise<Result>,
  observe: (outcome: string, seconds: number) => void,
): Promise<Result> {
  const begun = performance.now();
  let outcome = 'failed';
  try {
    const result = await work();
    outcome = statusOf(result);
    return result;
  } finally {
    observe(outcome, (performance.now() - begun) / 1000);
  }
}

/** The same service, whose calls that return promises are observed by their names. */
export function measureCalls<Service extends object>(
  service: Service,
  observe: (call: string, outcome: string, seconds: number) => void,
): Service {
  return new Proxy(service, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function' || typeof name === 'symbol') return value;
      return (...parameters: unknown[]) => {
        const result = Reflect.apply(value as Call, target, parameters);
        return result instanceof Promise
          ? measure(
              () => result,
              (outcome, seconds) => observe(name, outcome, seconds),
            )
          : result;
      };
    },
  });
}
