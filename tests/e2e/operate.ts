import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Types an operator's command on the running shop, and answers its question with yes; returns what it prints. */
export async function operate(...words: readonly string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '', NODE_ENV: 'test' };
  const command = ['server/operate.ts', ...words, '--yes'];
  return (await promisify(execFile)(process.execPath, command, { env: environment })).stdout;
}
