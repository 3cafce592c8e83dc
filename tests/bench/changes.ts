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

/** Statements that follow a change: the database's deferred checks, the provider's event, and the mail. */
const afterChange = [
  /\b(?:id|organization_id) = changed\b/i,
  /^\s*select\s+payment_attempt\.id/i,
  /^\s*select\s+name\s+as\s+organization/i,
] as const;

/** Statements of one request. */
interface Statements {
  readonly own: number;
  readonly all: number;
}

/**
 * Statements of one request, without BEGIN and COMMIT, and without those of simulated services. What runs less often
 * than the request belongs to recurring jobs.
 */
async function statementsOf(
  counter: StatementCounter,
  count: number,
  work: () => Promise<unknown>,
): Promise<Statements> {
  await counter.reset();
  await times(count, work);
  await counter.untilQueueIsEmpty();
  const ofShop = (await counter.read()).filter(({ kind, text }) => kind === 'shop' && !ofStandIn.test(text));
  const sumOf = (some: typeof ofShop) => some.reduce((sum, { calls }) => sum + Math.floor(calls / count), 0);
  const own = ofShop.filter(({ text }) => !afterChange.some((pattern) => pattern.test(text)));
  return { own: sumOf(own), all: sumOf(ofShop) };
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
    { name: 'a preview', value: ofPreview.all, unit, aim: AIM.previewStatements },
    { name: 'a change', value: ofBoth.own - ofPreview.own, unit, aim: AIM.changeStatements },
    {
      name: 'a change, with the checks, event and mail that follow',
      value: ofBoth.all - ofPreview.all,
      unit,
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
