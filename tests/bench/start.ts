import { type Benchmark, median, measureTime } from './figures.ts';
import { freePort } from '../support/free-port.ts';
import { startProcess } from './processes.ts';
import { withFolder } from './resources.ts';

const WARM_RUNS = 5;
const AIM_SECONDS = 2;

async function isReady(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  if (!answer.ok) throw new Error(`The shop reports that it is open, but /readyz answers ${answer.status}.`);
}

/** Seconds from `npm start` to the ready line and a responding database; the shop is shut down again. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const shop = await startProcess({
    command: 'npm',
    parameters: ['start'],
    variables: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    readyLine: 'The shop is open',
  });
  const { milliseconds } = await measureTime(() => isReady(port));
  await shop.stop();
  return (shop.readyMilliseconds + milliseconds) / 1000;
}

export const start: Benchmark = {
  title: 'From `npm start` to ready, packages installed and storefront built',
  run: () =>
    withFolder(async (dataDir) => {
      const first = await startOnce(dataDir);
      const warm: number[] = [];
      for (let run = 0; run < WARM_RUNS; run += 1) warm.push(await startOnce(dataDir));
      return {
        figures: [
          { name: `again, median of ${WARM_RUNS}`, value: median(warm), unit: 's', aim: AIM_SECONDS },
          { name: 'first time, database created and filled', value: first, unit: 's' },
        ],
        details: { warm },
      };
    }),
};
