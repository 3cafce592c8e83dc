import type { JobTasks } from './jobs/queue.ts';
import { measure, type ShopMeter } from './metrics/shop-meter.ts';
import { providerAlerts } from './modules/payment/provider/provider-alerts.ts';
import { traceTasks } from './open-tracing.ts';
import type { ShopTracing } from './tracing/shop-tracing.ts';

/** Measures every run of a task. What alerts watch begins at zero, or no one would see its first time. */
function measuredTasks(tasks: JobTasks, meter: ShopMeter): JobTasks {
  for (const alert of Object.values(providerAlerts)) meter.expectAlert(alert);
  for (const name of Object.keys(tasks)) meter.expectJob(name);
  return Object.fromEntries(
    Object.entries(tasks).map(([name, run]): [string, NonNullable<typeof run>] => [
      name,
      (payload, helpers) =>
        measure(
          async () => run?.(payload as never, helpers),
          (outcome, seconds) => meter.observeJob(name, outcome === 'failed' ? outcome : 'done', seconds),
        ),
    ]),
  );
}

/** The queue's tasks, traced and measured where that is wanted. */
export function watchTasks(
  tasks: JobTasks,
  { meter, tracing }: { readonly meter: ShopMeter | null; readonly tracing: ShopTracing | null },
): JobTasks {
  const traced = tracing ? traceTasks(tracing, tasks) : tasks;
  return meter ? measuredTasks(traced, meter) : traced;
}
