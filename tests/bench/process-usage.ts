import { readFileSync, readdirSync } from 'node:fs';
import type { Shop } from './shop.ts';

/** The kernel's unit of process times. */
const TICKS_PER_SECOND = 100;
const MILLISECONDS_PER_TICK = 1000 / TICKS_PER_SECOND;

interface ProcessStatistics {
  readonly parent: number;
  readonly ownTicks: number;
  /** Of terminated child processes. */
  readonly reapedTicks: number;
}

/** Null for a terminated process. */
function statisticsOf(pid: number): ProcessStatistics | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, reapedUser = 0, reapedSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, ownTicks: user + system, reapedTicks: reapedUser + reapedSystem };
  } catch {
    return null;
  }
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && statisticsOf(pid)?.parent === parent);
}

/** The processes of a shop, and of its database. */
type Measured = Pick<Shop, 'serverPids' | 'database'>;

const databaseProcesses = ({ database }: Measured) => [database.pid, ...childrenOf(database.pid)];

/** CPU milliseconds, user and system, since each process started. */
export interface CpuTime {
  readonly server: number;
  readonly database: number;
}

const ownTicksOf = (pids: readonly number[]) =>
  pids.map((pid) => statisticsOf(pid)?.ownTicks ?? 0).reduce((total, each) => total + each, 0);

/** The database's includes connections that have ended since. */
function cpuTimeOf(shop: Measured): CpuTime {
  const main = statisticsOf(shop.database.pid);
  const ticks = ownTicksOf(databaseProcesses(shop)) + (main?.reapedTicks ?? 0);
  return {
    server: ownTicksOf(shop.serverPids) * MILLISECONDS_PER_TICK,
    database: ticks * MILLISECONDS_PER_TICK,
  };
}

/** CPU milliseconds that the work cost the server and its database. */
export async function cpuTimeDuring(shop: Measured, work: () => Promise<void>): Promise<CpuTime> {
  const before = cpuTimeOf(shop);
  await work();
  const after = cpuTimeOf(shop);
  return { server: after.server - before.server, database: after.database - before.database };
}

/** Kilobytes of 1,024 bytes; `proportional` divides pages shared by several processes among them. */
export interface Memory {
  readonly resident: number;
  readonly proportional: number;
}

function memoryOfProcess(pid: number): Memory {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0);
    return { resident: kilobytes('Rss'), proportional: kilobytes('Pss') };
  } catch {
    return { resident: 0, proportional: 0 };
  }
}

const sum = (a: Memory, b: Memory): Memory => ({
  resident: a.resident + b.resident,
  proportional: a.proportional + b.proportional,
});

export function memoryOf(shop: Shop): { readonly server: Memory; readonly database: Memory } {
  return {
    server: shop.serverPids.map(memoryOfProcess).reduce(sum),
    database: databaseProcesses(shop).map(memoryOfProcess).reduce(sum),
  };
}
