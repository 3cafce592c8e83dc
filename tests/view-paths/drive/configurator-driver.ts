import { expect, type Locator, type Page } from '@playwright/test';
import {
  configurationOf,
  type ConfiguratorEvent,
  type ConfiguratorSnapshot,
} from '../../../machines/configurator/index.ts';
import { type Selection, selectionToPath } from '../../../machines/rules/catalogue/index.ts';
import { type Actions, type FlowDriver, flowDriver, type Refusal } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';

const selectionIn = ({ context }: ConfiguratorSnapshot): Selection => context.selection;
const optionsIn = (snapshot: ConfiguratorSnapshot) => configurationOf(snapshot).options;

/** An unavailable choice is shown without a control, or not at all. */
const notOnOffer = <Event>(
  control: (event: Event) => Locator,
  isMet: (snapshot: ConfiguratorSnapshot, event: Event) => boolean,
): Refusal<Event, ConfiguratorSnapshot> => ({
  reason: 'It cannot be chosen there.',
  isMet,
  attempt: async (event) => {
    const found = control(event);
    if ((await found.count()) > 0) await expect(found).toBeDisabled();
  },
});

/** Pressing a selected choice doesn't select it again. */
const isChosenAlready = <Event>(
  control: (event: Event) => Locator,
  isMet: (snapshot: ConfiguratorSnapshot, event: Event) => boolean,
): Refusal<Event, ConfiguratorSnapshot> => ({
  reason: 'It is chosen already.',
  isMet,
  attempt: async (event) => {
    await control(event).click({ force: true });
  },
});

const actionsOn = (page: Page): Actions<ConfiguratorEvent, ConfiguratorSnapshot> => {
  const option = (group: string, value: string) => page.locator(`input[name="${group}"][value="${value}"]`);
  const accessory = (slug: string) => page.locator(`input[name="accessory-${slug}"]`);
  const number = (name: string) => page.locator(`input[name="${name}"]`);
  const button = page.getByRole('button', { name: 'Add to cart' });
  /** Opens what is folded up, as memberships for teams are. */
  const unfold = () =>
    page.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
  const typeNumber = (name: string, value: number) => async () => {
    await number(name).fill(String(value));
  };
  const connector = ({ connector: value }: { readonly connector: string }) => option('connector', value);
  const plan = ({ plan: value }: { readonly plan: string }) => option('plan', value);
  const period = ({ period: value }: { readonly period: string }) => option('period', value);
  const warranty = ({ warranty: value }: { readonly warranty: string | null }) =>
    option('warranty', value ?? 'included');
  return {
    'connector.chosen': {
      perform: async (event) => connector(event).check({ force: true }),
      refusals: [
        isChosenAlready(connector, (snapshot, event) => selectionIn(snapshot).connector === event.connector),
        notOnOffer(
          connector,
          (snapshot, event) =>
            optionsIn(snapshot).connectors.find(({ value }) => value === event.connector)?.isAvailable !==
            true,
        ),
      ],
    },
    'plan.chosen': {
      perform: async (event) => {
        await unfold();
        await plan(event).check({ force: true });
      },
      refusals: [
        isChosenAlready(plan, (snapshot, event) => selectionIn(snapshot).plan === event.plan),
        notOnOffer(
          plan,
          (snapshot, event) =>
            optionsIn(snapshot).plans.find(({ value }) => value === event.plan)?.isAvailable !== true,
        ),
      ],
    },
    'period.chosen': {
      perform: async (event) => period(event).check({ force: true }),
      refusals: [
        isChosenAlready(period, (snapshot, event) => selectionIn(snapshot).period === event.period),
        notOnOffer(
          period,
          (snapshot, event) => !optionsIn(snapshot).periods.some(({ value }) => value === event.period),
        ),
      ],
    },
    'members.chosen': {
      perform: async ({ members }) => typeNumber('members', members)(),
      refusals: [
        {
          reason: 'The number is not taken, or there is no field for it.',
          isMet: (snapshot, { members }) => {
            const { members: present } = selectionIn(snapshot);
            return present === null || members === present || members < 1;
          },
          attempt: async ({ members }) => {
            if ((await number('members').count()) > 0) await typeNumber('members', members)();
          },
        },
      ],
    },
    'quantity.chosen': {
      perform: async ({ quantity }) => typeNumber('quantity', quantity)(),
      refusals: [
        {
          reason: 'The number is not taken.',
          isMet: (snapshot, { quantity }) =>
            !Number.isInteger(quantity) || quantity === selectionIn(snapshot).quantity,
          attempt: async ({ quantity }) => typeNumber('quantity', quantity)(),
        },
      ],
    },
    'warranty.chosen': {
      perform: async (event) => warranty(event).check({ force: true }),
      refusals: [
        isChosenAlready(warranty, (snapshot, event) => selectionIn(snapshot).warranty === event.warranty),
      ],
    },
    'accessory.chosen': {
      perform: async ({ accessory: slug, isChosen }) => accessory(slug).setChecked(isChosen, { force: true }),
      refusals: [
        {
          reason: 'It is ticked already.',
          isMet: (snapshot, event) =>
            selectionIn(snapshot).accessories.includes(event.accessory) === event.isChosen,
          attempt: async ({ accessory: slug }) => expect(accessory(slug)).toBeChecked(),
        },
      ],
    },
    'address.changed': {
      perform: async ({ selection }) => {
        await page.evaluate(
          (path) => {
            history.pushState(null, '', path);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          `/us/en${selectionToPath(selection)}`,
        );
      },
    },
    'picture.chosen': {
      perform: async ({ picture }) =>
        page
          .getByRole('button', { name: /^Show: / })
          .nth(picture)
          .click(),
    },
    'choice.submitted': { perform: async () => button.click() },
    'page.returned': { perform: () => returnToPage(page) },
  };
};

/** The configurator of a probe's page. */
export function configuratorDriver(page: Page): FlowDriver {
  const button = page.getByRole('button', { name: 'Add to cart' });
  return flowDriver(actionsOn(page), (snapshot: ConfiguratorSnapshot) =>
    configurationOf(snapshot).reason === null ? button : page.locator('[data-tone="attention"]').first(),
  );
}
