// Runs commands, several at a time.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from './bootstrap.mjs';

/**
 * A part is a named command. Its optional `read` converts its exit status to a suite's outcome; its optional
 * `environment` is added to this process's own.
 */
const outcomeOf = ({ name, read }, status, output) => {
  if (read !== undefined) return read(status);
  return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, message: output }] };
};

function runPart(command, part) {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, part.parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...part.environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (status) => {
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${part.name} (${seconds} s)`);
      resolve({ part, status, output, outcome: outcomeOf(part, status, output) });
    });
  });
}

/**
 * Runs all parts on one runtime, in order, with at most `atOnce` at a time: as many as there are cores, unless it is
 * given. Prints a line when each ends, and finally the whole output of those that failed. Returns their outcomes in the
 * format of test suites.
 */
export async function runParts(command, parts, atOnce = Math.max(2, availableParallelism())) {
  const waiting = [...parts];
  const ended = [];
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
      ended.push(await runPart(command, part));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const { part, status, output } of ended)
    if (status !== 0) console.log(`\n──── ${part.name} ────\n${output.trim()}\n`);
  return ended.map(({ outcome }) => outcome);
}
