import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './prometheus-text.ts';

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
});

const nanosecondsPerSecond = 1e9;
const microsecondsPerSecond = 1e6;

/** What a process uses, under the names that Prometheus and its client for Node give it. */
interface ProcessMetrics {
  metrics(): readonly Metric[];
  stop(): void;
}

/** Measures the delay of this process' event loop until stopped. */
export function watchProcess(version: string): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  const startedAtSeconds = Date.now() / 1000 - process.uptime();
  delay.enable();
  return {
    metrics() {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed } = process.memoryUsage();
      // The longest of the time since the metrics were last asked for, which is what a graph of them shows.
      const longestDelay = delay.max / nanosecondsPerSecond;
      delay.reset();
      return [
        {
          name: 'sonde_build_info',
          type: 'gauge',
          help: 'The version of the shop.',
          samples: [{ labels: { version }, value: 1 }],
        },
        gauge('process_start_time_seconds', 'When the process started, since 1970.', startedAtSeconds),
        {
          name: 'process_cpu_seconds_total',
          type: 'counter',
          help: 'Time of the processor, in user and system mode.',
          samples: [{ value: (user + system) / microsecondsPerSecond }],
        },
        gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Memory of its objects.', heapUsed),
        gauge(
          'nodejs_eventloop_lag_max_seconds',
          'Longest delay of the event loop since the last scrape.',
          longestDelay,
        ),
      ];
    },
    stop: () => delay.disable(),
  };
}
