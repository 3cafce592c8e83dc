import { expect, type Locator, type Page } from '@playwright/test';
import {
  proConfirmationOf,
  type ProCustomEvent,
  type ProCustomSnapshot,
  proMembershipOf,
  proCustomSteps,
} from '../../../machines/pro-custom/index.ts';
import { maximumDeviceQuantity } from '../../../machines/rules/catalogue/index.ts';
import {
  proDeviceOf,
  proDevicesFor,
  proMembersRange,
  proPlanOf,
  proPlansFor,
} from '../../../machines/rules/pro-custom/index.ts';
import { type Actions, type FlowDriver, flowDriver, type Refusal } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';
import { otherToken, storeInOtherTab } from './session-of-other-tab.ts';

type Snapshot = ProCustomSnapshot;

/** A view has no control for it, or a field that does not take it. */
const notTaken = <Event>(
  isMet: (snapshot: Snapshot, event: Event) => boolean,
  attempt: (event: Event) => Promise<void> = async () => {},
): Refusal<Event, Snapshot> => ({ reason: 'The view does not take it.', isMet, attempt });

const isChosen = <Event>(
  control: (event: Event) => Locator,
  isMet: (snapshot: Snapshot, event: Event) => boolean,
): Refusal<Event, Snapshot> => ({
  reason: 'It is chosen already.',
  isMet,
  attempt: async (event) => {
    await expect(control(event)).toBeChecked();
  },
});

/** Whether the fields of a step are shown: those of the first also while the shop finds out who is asking. */
const isShown = (snapshot: Snapshot, step: 'probe' | 'features' | 'members'): boolean =>
  snapshot.context.step === step && (step === 'probe' || !snapshot.matches('opening'));

function actionsOn(page: Page): Actions<ProCustomEvent, Snapshot> {
  const option = (group: string, value: string) => page.locator(`input[name="${group}"][value="${value}"]`);
  const number = (name: string) => page.locator(`input[name="${name}"]`);
  const feature = ({ sku }: { readonly sku: string }) => page.locator(`input[name="feature-${sku}"]`);
  const device = ({ device: slug }: { readonly device: string | null }) => option('device', slug ?? 'none');
  const connector = (event: { readonly connector: string }) => option('connector', event.connector);
  const term = ({ months }: { readonly months: number }) => option('term', String(months));
  const organizations = page.getByLabel('Organization');
  const next = page.getByRole('button', { name: 'Continue' });
  const add = page.getByRole('button', { name: 'Add to cart' });
  return {
    'device.chosen': {
      perform: async (event) => device(event).check({ force: true }),
      refusals: [
        notTaken(
          (snapshot, event) =>
            !isShown(snapshot, 'probe') ||
            (event.device !== null &&
              !proDevicesFor(snapshot.context.selection.market, snapshot.context.offers).some(
                ({ slug }) => slug === event.device,
              )),
        ),
        isChosen(device, ({ context }, event) => context.selection.device === event.device),
      ],
    },
    'connector.chosen': {
      perform: async (event) => connector(event).check({ force: true }),
      refusals: [
        notTaken((snapshot, event) => {
          const { selection, offers } = snapshot.context;
          const variants = proDeviceOf(selection, offers)?.variants ?? [];
          const isOffered = variants.some((variant) => variant.connector === event.connector);
          return !isShown(snapshot, 'probe') || variants.length < 2 || !isOffered;
        }),
        isChosen(connector, ({ context }, event) => context.selection.connector === event.connector),
      ],
    },
    'quantity.chosen': {
      perform: async ({ quantity }) => number('quantity').fill(String(quantity)),
      refusals: [
        notTaken(
          (snapshot, { quantity }) =>
            !isShown(snapshot, 'probe') ||
            snapshot.context.selection.device === null ||
            !Number.isInteger(quantity) ||
            quantity > maximumDeviceQuantity ||
            quantity === snapshot.context.selection.quantity,
        ),
      ],
    },
    'feature.chosen': {
      perform: async (event) => feature(event).setChecked(event.isChosen, { force: true }),
      refusals: [
        notTaken((snapshot, { sku, isChosen: isWanted }) => {
          const { selection, offers } = snapshot.context;
          const isOffered = proPlanOf(selection, offers).features.some((each) => each.sku === sku);
          return (
            !isShown(snapshot, 'features') || !isOffered || selection.features.includes(sku) === isWanted
          );
        }),
      ],
    },
    'term.chosen': {
      perform: async (event) => term(event).check({ force: true }),
      refusals: [
        notTaken((snapshot, { months }) => {
          const { selection, offers } = snapshot.context;
          const terms = proPlansFor(selection.market, offers).map((plan) => plan.months);
          return !isShown(snapshot, 'members') || terms.length < 2 || !terms.includes(months);
        }),
        isChosen(term, ({ context }, event) => context.selection.months === event.months),
      ],
    },
    'members.chosen': {
      perform: async ({ members }) => number('members').fill(String(members)),
      refusals: [
        notTaken((snapshot, { members }) => {
          const { selection, offers, seatsInUse } = snapshot.context;
          const { fewest, most } = proMembersRange(selection, offers, seatsInUse);
          return (
            !isShown(snapshot, 'members') ||
            proPlanOf(selection, offers).seats === null ||
            members < fewest ||
            members > most ||
            members === selection.members
          );
        }),
      ],
    },
    'organization.chosen': {
      perform: async ({ slug }) => void (await organizations.selectOption(slug)),
      refusals: [
        notTaken(
          ({ context }, { slug }) =>
            context.memberships.length < 2 || proMembershipOf(context)?.organization.slug === slug,
        ),
      ],
    },
    'step.submitted': { perform: () => next.click() },
    'back.requested': { perform: () => page.getByRole('button', { name: 'Back', exact: true }).click() },
    'step.requested': {
      perform: async ({ step }) => {
        await page.evaluate(
          (path) => {
            history.pushState(null, '', path);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          `/us/en/pro-custom/${proCustomSteps.segmentOf(step)}/`,
        );
      },
      refusals: [notTaken(({ context }, { step }) => context.step === step)],
    },
    'plan.submitted': { perform: () => add.click() },
    'retry.requested': { perform: () => page.getByRole('button', { name: 'Try again' }).click() },
    'session.changed': { perform: () => storeInOtherTab(page, otherToken) },
    'page.returned': {
      perform: () => returnToPage(page),
      refusals: [notTaken((snapshot) => !['confirmed', 'repriced'].includes(proConfirmationOf(snapshot)))],
    },
  };
}

const headings = {
  probe: 'Choose your probes',
  features: 'Choose features',
  members: 'Members and term',
  review: 'Review your Pro membership',
} as const;

/** The view of the Pro plan. */
export function proCustomDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: Snapshot) => {
    const isTrouble =
      snapshot.matches({ opening: 'unanswered' }) ||
      snapshot.matches({ probe: 'unavailable' }) ||
      snapshot.matches({ members: 'tooMany' }) ||
      ['repriced', 'refused', 'unanswered'].some((said) => said === proConfirmationOf(snapshot));
    return isTrouble
      ? page.getByRole('alert').first()
      : page.getByRole('heading', { level: 1, name: headings[snapshot.context.step] });
  });
}
