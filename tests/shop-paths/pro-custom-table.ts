import type { AnyMachineSnapshot } from 'xstate';
import type { ProCustomInput, ProCustomSnapshot } from '../../machines/pro-custom/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { proCustomDriver } from '../view-paths/drive/pro-custom-driver.ts';
import { nobodyAnswers } from './causes.ts';
import { beginSession, showsState, signInElsewhere, withoutMembership } from './member-session.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';
import { chooseOtherOrganization, knows, loseCarts } from './member-causes.ts';
import { walker } from './test-member.ts';

const { begun, featured, veterinary } = scenarios['pro-custom']?.inputs ?? {};
const inputs = { begun, featured, veterinary } as Scenario['inputs'];
const recall = 'UserRefreshQuery';
const preview = 'BundlePreview';
const notSold = 'Where no Pro plan is sold, the address leads to the contact form.';
const noMore = 'The field takes no more members than are sold without the sales team.';
const ownButton = 'What the button does is the flow of adding to the cart, on its own paths.';

async function open(surroundings: Surroundings, input: string): Promise<void> {
  const started = inputs[input];
  if (started === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { selection, step } = started.input as ProCustomInput;
  await beginSession(surroundings, walker, true);
  await loseCarts(surroundings.page);
  const market = selection.market === 'VETERINARY' ? '?market=vet' : '';
  await surroundings.page.goto(`/us/en/pro-custom/${step}/${market}`);
}

const ended = { plan: { status: 'CANCELED', startedDaysAgo: 400, endsInDays: -35 } } as const;

/** Asks for so many of the first line. */
const previews =
  (more: number) =>
  async ({ requests }: Surroundings): Promise<void> => {
    const request = await requests.take(preview);
    const [first, ...others] = request.variables['lines'] as readonly { readonly quantity: number }[];
    if (first === undefined) throw new Error('The plan has no lines.');
    await request.pass({ lines: [{ ...first, quantity: first.quantity + more }, ...others] });
  };

/** One more probe costs more; of a plan without a probe, the shop sells no second one. */
function mayHappen(snapshot: AnyMachineSnapshot, label: string): boolean {
  const { selection } = snapshot.context as ProCustomSnapshot['context'];
  return label !== 'previewBundle: repriced' || selection.device !== null;
}

/** The Pro plan of a buyer in the United States. What is added never reaches the shop. */
export const proCustomTable: ShopTable = {
  flow: 'pro-custom',
  driverOn: proCustomDriver,
  inputs,
  open,
  operations: { recallBuyer: recall, previewBundle: preview },
  services: {
    recallBuyer: {
      nobody: withoutMembership(recall).anonymous,
      owner: { cause: knows(recall, ended) },
      withoutProbe: { cause: knows(recall, { ...ended, probes: 0 }) },
      planned: { cause: knows(recall, { plan: { planType: 'TEAM', sku: 'SUB-TEAM-1Y' } }) },
      member: { cause: knows(recall, { ...ended, isAdmin: false }) },
      several: { cause: knows(recall, { ...ended, isAdmin: false }, ended) },
      managed: { cause: knows(recall, { plan: { planType: 'HOSPITAL', sku: null } }) },
      silent: nobodyAnswers(recall),
    },
    previewBundle: {
      asShown: { cause: previews(0) },
      repriced: { cause: previews(1) },
      refused: { cause: previews(1_000_000) },
      silent: nobodyAnswers(preview),
    },
    addToCart: { refused: { cannot: ownButton } },
  },
  events: {
    'session.changed': {
      action: (page, _event, requests) => {
        requests.forget();
        return signInElsewhere(page);
      },
    },
    'organization.chosen': { action: chooseOtherOrganization },
  },
  mayHappen,
  asksFor: ['selection.device', 'memberships.1'],
  limit: 6000,
  instant: [],
  outOfReach: {
    'pro-custom.probe.judging: always [isPlanNotSold] → pro-custom.probe.unavailable.inCountry': notSold,
    'pro-custom.members.judging: always [hasTooManyMembers] → pro-custom.members.tooMany': noMore,
  },
  expectPlace: showsState('pro-custom'),
};
