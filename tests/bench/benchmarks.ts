import { agents } from './agents.ts';
import { changes } from './changes.ts';
import { checkoutCpu } from './checkout-cpu.ts';
import { checkoutStatements } from './checkout-statements.ts';
import type { Benchmark } from './figures.ts';
import { growth } from './growth.ts';
import { layout } from './layout.ts';
import { memory } from './memory.ts';
import { pages } from './pages.ts';
import { paint } from './paint.ts';
import { pdf } from './pdf.ts';
import { redirects } from './redirects.ts';
import { severalProcesses } from './several-processes.ts';
import { start } from './start.ts';
import { throughput } from './throughput.ts';
import { transfer } from './transfer.ts';

/** Every benchmark by its name for `--only`, in execution order. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  transfer,
  layout,
  paint,
  redirects,
  pages,
  statements: checkoutStatements,
  cpu: checkoutCpu,
  agents,
  changes,
  pdf,
  throughput,
  processes: severalProcesses,
  growth,
  memory,
  start,
};
