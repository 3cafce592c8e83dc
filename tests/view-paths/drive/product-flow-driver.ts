import { expect, type Locator, type Page } from '@playwright/test';
import {
  productDevicesOf,
  type ProductFlowEvent,
  type ProductFlowSnapshot,
  productOptionsOf,
  productProblemOf,
  type ProductStep,
  productSteps,
} from '../../../machines/product-flow/index.ts';
import {
  maximumDeviceQuantity,
  type OptionState,
  seatOffer,
  type Selection,
} from '../../../machines/rules/catalogue/index.ts';
import { type Actions, type FlowDriver, flowDriver, type Refusal } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';

type Snapshot = ProductFlowSnapshot;

const selectionIn = ({ context }: Snapshot): Selection => context.selection;

/** The step has no control for it, or a field that does not take it. */
const notTaken = <Event>(isMet: (snapshot: Snapshot, event: Event) => boolean): Refusal<Event, Snapshot> => ({
  reason: 'The view does not take it.',
  isMet,
  attempt: async () => {},
});

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

const isAt = ({ context }: Snapshot, step: ProductStep): boolean => context.step === step;

const isAvailable = <Value>(options: readonly OptionState<Value>[], requested: Value): boolean =>
  options.some(({ value, isAvailable }) => value === requested && isAvailable);

function actionsOn(page: Page): Actions<ProductFlowEvent, Snapshot> {
  const option = (group: string, value: string) => page.locator(`input[name="${group}"][value="${value}"]`);
  const number = (name: string) => page.locator(`input[name="${name}"]`);
  const skus: Readonly<Record<string, string>> = {
    'iq-plus lightning': 'IQP-LTG',
    'iq-plus usb-c': 'IQP-USBC',
  };
  const device = (event: { readonly device: string; readonly connector: string }) =>
    option('device', skus[`${event.device} ${event.connector}`] ?? 'none');
  const plan = (event: { readonly plan: string }) => option('plan', event.plan);
  const period = (event: { readonly period: string }) => option('period', event.period);
  const warranty = (event: { readonly warranty: string | null }) =>
    option('warranty', event.warranty ?? 'included');
  const accessory = (event: { readonly accessory: string }) =>
    page.locator(`input[name="accessory-${event.accessory}"]`);
  return {
    'variant.chosen': {
      perform: async (event) => device(event).check({ force: true }),
      refusals: [
        notTaken(
          (snapshot, event) =>
            !isAt(snapshot, 'device') ||
            !productDevicesOf(snapshot).some(({ slug }) => slug === event.device),
        ),
        isChosen(
          device,
          (snapshot, event) =>
            selectionIn(snapshot).device === event.device &&
            selectionIn(snapshot).connector === event.connector,
        ),
      ],
    },
    'plan.chosen': {
      perform: async (event) => plan(event).check({ force: true }),
      refusals: [
        notTaken(
          (snapshot, event) =>
            !isAt(snapshot, 'plan') || !isAvailable(productOptionsOf(snapshot).plans, event.plan),
        ),
        isChosen(plan, (snapshot, event) => selectionIn(snapshot).plan === event.plan),
      ],
    },
    'period.chosen': {
      perform: async (event) => period(event).check({ force: true }),
      refusals: [
        notTaken(
          (snapshot, event) =>
            !isAt(snapshot, 'term') || !isAvailable(productOptionsOf(snapshot).periods, event.period),
        ),
        isChosen(period, (snapshot, event) => selectionIn(snapshot).period === event.period),
      ],
    },
    'members.chosen': {
      perform: async ({ members }) => number('members').fill(String(members)),
      refusals: [
        notTaken((snapshot, { members }) => {
          const seats = seatOffer(selectionIn(snapshot), snapshot.context.offers);
          return (
            !isAt(snapshot, 'members') ||
            members < (seats?.included ?? 0) ||
            members > (seats?.most ?? 0) ||
            members === selectionIn(snapshot).members
          );
        }),
      ],
    },
    'quantity.chosen': {
      perform: async ({ quantity }) => number('quantity').fill(String(quantity)),
      refusals: [
        notTaken(
          (snapshot, { quantity }) =>
            !isAt(snapshot, 'quantity') ||
            !Number.isInteger(quantity) ||
            quantity > maximumDeviceQuantity ||
            quantity === selectionIn(snapshot).quantity,
        ),
      ],
    },
    'warranty.chosen': {
      perform: async (event) => warranty(event).check({ force: true }),
      refusals: [
        notTaken(
          (snapshot, event) =>
            !isAt(snapshot, 'warranty') ||
            !isAvailable(productOptionsOf(snapshot).warranties, event.warranty),
        ),
        isChosen(warranty, (snapshot, event) => selectionIn(snapshot).warranty === event.warranty),
      ],
    },
    'accessory.chosen': {
      perform: async (event) => accessory(event).setChecked(event.isChosen, { force: true }),
      refusals: [
        notTaken(
          (snapshot, event) =>
            !isAt(snapshot, 'accessories') ||
            !isAvailable(productOptionsOf(snapshot).accessories, event.accessory) ||
            selectionIn(snapshot).accessories.includes(event.accessory) === event.isChosen,
        ),
      ],
    },
    'step.submitted': {
      perform: () => page.getByRole('button', { name: 'Continue' }).click(),
      refusals: [
        notTaken((snapshot) => isAt(snapshot, 'accessories') || productProblemOf(snapshot) !== null),
      ],
    },
    'back.requested': {
      perform: () => page.getByRole('button', { name: 'Back', exact: true }).click(),
      refusals: [notTaken((snapshot) => isAt(snapshot, 'device'))],
    },
    'step.requested': {
      perform: async ({ step }) => {
        await page.evaluate(
          (path) => {
            history.pushState(null, '', path);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          `/us/en/product-flow/${productSteps.segmentOf(step)}/`,
        );
      },
      refusals: [notTaken(({ context }, { step }) => context.step === step)],
    },
    'choice.submitted': {
      perform: () => page.getByRole('button', { name: 'Add to cart' }).click(),
      refusals: [notTaken((snapshot) => !isAt(snapshot, 'accessories'))],
    },
    'page.returned': {
      perform: () => returnToPage(page),
      refusals: [notTaken((snapshot) => !isAt(snapshot, 'accessories'))],
    },
  };
}

const headings: Readonly<Record<ProductStep, string>> = {
  device: 'Choose your probe',
  plan: 'Choose a membership',
  term: 'Choose a term',
  members: 'How many people will use it?',
  quantity: 'How many probes do you need?',
  warranty: 'Choose a warranty',
  accessories: 'Choose accessories',
};

/** The view of the product flow. */
export function productFlowDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: Snapshot) =>
    productProblemOf(snapshot) === null
      ? page.getByRole('heading', { level: 1, name: headings[snapshot.context.step] })
      : page.getByRole('alert').first(),
  );
}
