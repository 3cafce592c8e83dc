import {
  Counter,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from 'prom-client';
import { type RequestMetrics, createRequestMetrics } from './request-metrics.ts';
import { errorSources, type ShopMeter } from './shop-meter.ts';

/** The jobs that are due, were tried, or run, by status. */
interface JobCounts {
  readonly byStatus: ReadonlyMap<string, number>;
  /** For how long the first of those that are due has been due; 0 if none is. */
  readonly oldestDueSeconds: number;
}

/** What is asked of the shop at each scrape. */
export interface ScrapedShop {
  isDatabaseReady(): Promise<boolean>;
  countJobs(): Promise<JobCounts>;
}

/** Everything that is measured of a process, from zero on. */
export interface ShopMetrics {
  readonly registry: Registry;
  readonly meter: ShopMeter;
  readonly requests: RequestMetrics;
  /** Adds what a shop answers at each scrape; without a call, the store is in another process. */
  collectFrom(shop: ScrapedShop): void;
}

/** Upper bounds in seconds, for what waits for others. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Asks once for all metrics of a scrape, which are collected at the same time. */
function shareInFlight<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let inFlight: Promise<Answer> | null = null;
  return () => {
    inFlight ??= load().finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}

const jobStatuses = ['WAITING', 'RUNNING', 'RETRYING', 'FAILED'];

/**
 * Metrics under the names that OpenTelemetry's conventions and Prometheus' client for Node give them; what only this
 * shop has begins with `sonde_`. Labels are words of ours, so that the number of series is bounded and none names a
 * buyer.
 */
export function createShopMetrics(version: string): ShopMetrics {
  const registry = new Registry();
  const registers = [registry];
  const register = (gauge: GaugeConfiguration<string>) =>
    registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'sonde_build_info',
    help: 'The version of the shop.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const statements = new Counter({
    name: 'sonde_sql_statements_total',
    help: 'Statements sent to the database, without those of the queue.',
    registers,
  });
  const answers = new Counter({
    name: 'sonde_api_answers_total',
    help: 'Queries and mutations of the API by their outcome: ok, code and reason of a refusal, or failed.',
    labelNames: ['field', 'outcome'],
    registers,
  });
  const errors = new Counter({
    name: 'sonde_errors_total',
    help: 'Bugs that were reported under an error id, by where they happened: the server, or a page.',
    labelNames: ['source'],
    registers,
  });
  for (const source of errorSources) errors.inc({ source }, 0);
  const alerts = new Counter({
    name: 'sonde_alerts_total',
    help: 'Lines of the log that someone should be told about.',
    labelNames: ['alert'],
    registers,
  });
  const jobs = new Histogram({
    name: 'sonde_job_duration_seconds',
    help: 'Runs of jobs by their outcome.',
    labelNames: ['task', 'outcome'],
    buckets: bounds,
    registers,
  });
  const paymentCalls = new Histogram({
    name: 'sonde_payment_call_duration_seconds',
    help: 'Calls to payment providers by the status of their result; failed without one.',
    labelNames: ['provider', 'call', 'outcome'],
    buckets: bounds,
    registers,
  });
  const orderEvents = new Counter({
    name: 'sonde_agent_order_events_total',
    help: 'Attempts to tell platforms about orders: delivered, failed, unwanted or abandoned.',
    labelNames: ['outcome'],
    registers,
  });
  // Alerts see the first one as one more.
  orderEvents.inc({ outcome: 'abandoned' }, 0);
  return {
    registry,
    requests: createRequestMetrics(registry),
    meter: {
      countStatement: () => statements.inc(),
      countAnswer: (field, outcome) => answers.inc({ field, outcome }),
      countError: (source) => errors.inc({ source }),
      countAlert: (alert) => alerts.inc({ alert }),
      expectAlert: (alert) => alerts.inc({ alert }, 0),
      expectJob(task) {
        for (const outcome of ['done', 'failed']) jobs.zero({ task, outcome });
      },
      observeJob: (task, outcome, seconds) => jobs.observe({ task, outcome }, seconds),
      countOrderEvent: (outcome) => orderEvents.inc({ outcome }),
      observePaymentCall: (provider, call, outcome, seconds) =>
        paymentCalls.observe({ provider, call, outcome }, seconds),
    },
    collectFrom(shop) {
      register({
        name: 'sonde_database_up',
        help: 'Whether the database answers and is migrated, as /readyz says.',
        async collect() {
          this.set((await shop.isDatabaseReady()) ? 1 : 0);
        },
      });
      const askForJobs = shareInFlight(() => shop.countJobs().catch(() => null));
      // While the database is away, the numbers are unknown, not zero.
      register({
        name: 'sonde_job_oldest_due_seconds',
        help: 'For how long the first job that is due has waited; the same in every process of a database.',
        async collect() {
          const counts = await askForJobs();
          if (counts === null) this.remove();
          else this.set(counts.oldestDueSeconds);
        },
      });
      register({
        name: 'sonde_jobs',
        help: 'Jobs that are due, run or failed, by status; the same in every process of a database.',
        labelNames: ['status'],
        async collect() {
          const counts = await askForJobs();
          this.reset();
          for (const status of counts === null ? [] : jobStatuses)
            this.set({ status }, counts?.byStatus.get(status) ?? 0);
        },
      });
    },
  };
}
