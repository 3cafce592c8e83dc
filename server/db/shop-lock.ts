import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeInDataFolder } from './data-folder.ts';

/** In milliseconds; enough for another process that judged the same lock stale to write its own. */
const SETTLE_MILLISECONDS = 60;

/** A running shop's claim on its data folder. */
export interface ShopLock {
  release(): void;
}

/**
 * Claims `dataDir` for this process through `shop.pid`, which contains the process id and its start time, so that a
 * reused process id doesn't count. Throws without changes while another shop runs there; takes over the claim of a
 * killed shop.
 */
export async function lockShop(dataDir: string): Promise<ShopLock> {
  const file = join(dataDir, 'shop.pid');
  const draft = `${file}.${process.pid}`;
  const claim = `${process.pid}\n${processBirth(process.pid) ?? ''}\n`;
  writeInDataFolder(dataDir, () => writeFileSync(draft, claim));
  try {
    const isTakenOver = claimFile(dataDir, file, draft);
    if (isTakenOver) {
      await wait(SETTLE_MILLISECONDS);
    }
    if (readClaim(file) !== claim) {
      throw alreadyRunning(dataDir, readClaim(file));
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    if (readClaim(file) === claim) {
      rmSync(file, { force: true });
    }
  };
  process.on('exit', release);
  return { release };
}

/** Returns true if it replaced the claim of a shop that no longer runs. */
function claimFile(dataDir: string, file: string, draft: string): boolean {
  try {
    linkSync(draft, file);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    const present = readClaim(file);
    if (isAlive(present)) {
      throw alreadyRunning(dataDir, present);
    }
    renameSync(draft, file);
    return true;
  }
}

/** Whether a shop runs on a data folder. */
export const isShopRunning = (dataDir: string): boolean => isAlive(readClaim(join(dataDir, 'shop.pid')));

function readClaim(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(claim: string): boolean {
  const [pid = '', birth = ''] = claim.split('\n');
  return /^\d+$/.test(pid) && birth !== '' && processBirth(Number(pid)) === birth;
}

function alreadyRunning(dataDir: string, claim: string): Error {
  const pid = claim.split('\n')[0] ?? '';
  return new Error(
    `Another shop (process ${pid}) is running on ${dataDir}. Nothing was changed. ` +
      'Stop it first, or give this one a folder of its own with DATA_DIR.',
  );
}

/** The start time of a process in the system's format; null if there is no such process or it has ended. */
export function processBirth(pid: number): string | null {
  try {
    return process.platform === 'linux' ? linuxBirth(pid) : psBirth(pid);
  } catch {
    return null;
  }
}

function linuxBirth(pid: number): string | null {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? null : `${boot} ${fields[18] ?? ''}`;
}

function psBirth(pid: number): string | null {
  const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
  const [state = '', ...birth] = line.split(/\s+/);
  return state === '' || state.startsWith('Z') ? null : birth.join(' ');
}
