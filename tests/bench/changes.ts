import { type Administrator, createAdministrator } from './administrator.ts';
import { type Benchmark, type Figure, median } from './figures.ts';
import { cpuTimeDuring } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShop, withShop } from './shop.ts';
import { enableStatementCounting, openStatementCounter, type StatementCounter } from './statement-counter.ts';

/** Until the server runs its optimized code. */
const WARM_UP = 2_000;
const ROUNDS = 9;
const PREVIEWS = 200;
const CHANGES = 20;
const AIM = { previewStatements: 4, previewMilliseconds: 3, changeStatements: 12 } as const;

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await work();
}

/** CPU milliseconds of one request, server and database, by round. */
interface Cost {
  readonly server: number;
  readonly database: number;
}

const costOf = async (shop: Shop, work: () => Promise<unknown>): Promise<Cost> => {
  const { server, database } = await cpuTimeDuring(shop, () => times(PREVIEWS, work));
  return { server: server / PREVIEWS, database: database / PREVIEWS };
};

/** Previews and other signed-in requests take turns, because the machine's speed changes. */
async function measureCpu(shop: Shop, administrator: Administrator): Promise<readonly Figure[]> {
  await times(WARM_UP, () => administrator.preview());
  const pairs: { readonly preview: Cost; readonly other: Cost }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    pairs.push({
      preview: await costOf(shop, () => administrator.preview()),
      other: await costOf(shop, () => administrator.askWhoIsSignedIn()),
    });
  const unit = 'ms CPU';
  const medianOf = (value: (pair: (typeof pairs)[number]) => number) => median(pairs.map(value));
  const whole = ({ server, database }: Cost) => server + database;
  return [
    {
      name: 'a preview: server and database',
      value: medianOf(({ preview }) => whole(preview)),
      unit,
      aim: AIM.previewMilliseconds,
    },
    { name: 'a preview: server', value: medianOf(({ preview }) => preview.server), unit },
    { name: 'a preview: database', value: medianOf(({ preview }) => preview.database), unit },
    {
      name: 'of that, more than to find who is signed in',
      value: medianOf(({ preview, other }) => whole(preview) - whole(other)),
      unit,
    },
  ];
}

/** A statement of a service that the sandbox simulates. */
const ofStandIn = /_sandbox\b|\bsandbox_/;

/** Statements of one request, without BEGIN and COMMIT, and without those of simulated services. */
async function statementsOf(counter: StatementCounter, count: number, work: () => Promise<unknown>) {
  await counter.reset();
  await times(count, work);
  const counts = await counter.read();
  const calls = counts
    .filter(({ kind, text }) => kind === 'shop' && !ofStandIn.test(text))
    .reduce((sum, each) => sum + each.calls, 0);
  return calls / count;
}

async function measureStatements(shop: Shop, administrator: Administrator): Promise<readonly Figure[]> {
  const counter = await openStatementCounter(shop);
  const unit = 'statements';
  await administrator.preview();
  const ofPreview = await statementsOf(counter, PREVIEWS, () => administrator.preview());
  const ofBoth = await statementsOf(counter, CHANGES, async () =>
    administrator.change(await administrator.preview()),
  );
  await counter.close();
  return [
    { name: 'a preview', value: ofPreview, unit, aim: AIM.previewStatements },
    {
      name: 'a change, with its mail',
      value: ofBoth - ofPreview,
      unit,
      aim: AIM.changeStatements,
    },
  ];
}

export const changes: Benchmark = {
  title: 'A change of a subscription and its preview, as an administrator requests them',
  run: ({ profileFolder }) =>
    withFolder(async (dataDir) => {
      const cpu = await withShop(startShop({ dataDir, profileFolder }), async (shop) =>
        measureCpu(shop, await createAdministrator(shop)),
      );
      enableStatementCounting(dataDir);
      return withShop(startShop({ dataDir }), async (shop) => ({
        figures: [...(await measureStatements(shop, await createAdministrator(shop))), ...cpu],
      }));
    }),
};
