import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the shop's folder if needed and runs `write`. Throws a message for the operator if the folder isn't writable.
 */
export function writeInDataFolder<Result>(dataDir: string, write: () => Result): Result {
  try {
    makeFolder(dataDir);
    return write();
  } catch (error) {
    throw new Error(`The shop cannot write to its folder DATA_DIR (${(error as Error).message}).`, {
      cause: error,
    });
  }
}

/**
 * Creates one folder at a time: Node's `recursive` loops forever on file systems, such as /proc, that report the same
 * error for a missing parent and an existing one.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!existsSync(folder)) throw error;
  }
}
