import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the shop's folder unless it is there, and does what writes into it. Throws with a sentence for the operator
 * where that can not be done.
 */
export function writeInDataFolder<Result>(dataDir: string, write: () => Result): Result {
  try {
    makeFolder(dataDir);
    return write();
  } catch (error) {
    throw new Error(`The shop can not write to its folder DATA_DIR (${(error as Error).message}).`, {
      cause: error,
    });
  }
}

/**
 * One folder after the other: Node's `recursive` tries for good where a file system, such as /proc, says of a folder in
 * a folder that is there what it says of one in a folder that is not.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it in between.
    if (!existsSync(folder)) throw error;
  }
}
