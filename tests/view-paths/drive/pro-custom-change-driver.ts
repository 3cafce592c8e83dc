import { expect, type Page } from '@playwright/test';
import {
  changingMembership,
  isProChangeForSales,
  isProChosen,
  proChangeOptionsOf,
  proChangeScreenOf,
  proChangeStepOf,
  proChangeSteps,
  proChangeStepsOf,
  type ProCustomChangeEvent,
  type ProCustomChangeSnapshot,
  requestedChangeOf,
} from '../../../machines/pro-custom-change/index.ts';
import type { SubscriptionChangeNews } from '../../../machines/subscription-change/index.ts';
import { containedChangeActions } from './contained-change-actions.ts';
import { type Actions, type FlowDriver, flowDriver, type Refusal } from './flow-driver.ts';
import { refuseWithoutControl } from './refusals.ts';

type Snapshot = ProCustomChangeSnapshot;

/** Whether the fields of the Pro plan are shown: of one step, or of a downgrade that keeps the plan. */
const areShown = (snapshot: Snapshot, screen: 'features' | 'members'): boolean =>
  proChangeScreenOf(snapshot) === screen ||
  (proChangeScreenOf(snapshot) === 'reducing' && isProChosen(snapshot));

/** A view has no control for it, or a field that does not take it. */
const notTaken = <Event>(isMet: (snapshot: Snapshot, event: Event) => boolean): Refusal<Event, Snapshot> => ({
  reason: 'The view does not take it.',
  isMet,
  attempt: async () => {},
});

function actionsOn(page: Page): Actions<Exclude<ProCustomChangeEvent, SubscriptionChangeNews>, Snapshot> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const feature = (sku: string) => page.locator(`input[name="feature-${sku}"]`);
  const members = page.locator('input[name="members"]');
  const term = (months: number) => page.locator(`input[name="term"][value="${months}"]`);
  const plan = (sku: string) => page.locator(`input[name="membership"][value="${sku}"]`);
  const organizations = page.getByLabel('Organization');
  const removal = button('Remove scheduled change');
  return {
    ...containedChangeActions<Snapshot>(page),
    'feature.chosen': {
      perform: ({ sku, isChosen }) => feature(sku).setChecked(isChosen, { force: true }),
      refusals: [
        {
          reason: 'The plan has the feature, and keeps it.',
          isMet: (snapshot, { sku }) =>
            proChangeScreenOf(snapshot) === 'features' &&
            requestedChangeOf(snapshot).own.plan.featureSkus.includes(sku),
          attempt: ({ sku }) => expect(feature(sku)).toBeDisabled(),
        },
        notTaken(
          (snapshot, { sku, isChosen }) =>
            !areShown(snapshot, 'features') ||
            !proChangeOptionsOf(snapshot).features.includes(sku) ||
            requestedChangeOf(snapshot).choice.features.includes(sku) === isChosen,
        ),
      ],
    },
    'members.chosen': {
      perform: ({ members: requested }) => members.fill(String(requested)),
      refusals: [
        notTaken((snapshot, { members: requested }) => {
          if (!areShown(snapshot, 'members')) return true;
          const { plan: pro, choice } = requestedChangeOf(snapshot);
          const { fewest, most } = proChangeOptionsOf(snapshot).members;
          const isSold = pro.seats !== null && (proChangeScreenOf(snapshot) === 'members' || fewest < most);
          return !isSold || requested < fewest || requested > most || requested === choice.members;
        }),
      ],
    },
    'term.chosen': {
      perform: ({ months }) => term(months).check({ force: true }),
      refusals: [
        notTaken((snapshot, { months }) => {
          const { terms } = proChangeOptionsOf(snapshot);
          return terms.length < 2 || !terms.some((offered) => offered.months === months);
        }),
        {
          reason: 'It is chosen already.',
          isMet: (snapshot, { months }) => requestedChangeOf(snapshot).plan.months === months,
          attempt: ({ months }) => expect(term(months)).toBeChecked(),
        },
      ],
    },
    'membership.chosen': {
      perform: ({ sku }) => plan(sku).check({ force: true }),
      refusals: [
        {
          reason: 'The plan can’t be had.',
          isMet: ({ context }, { sku }) =>
            !context.terms.some((offered) => offered.sku === sku && offered.preview !== null),
          attempt: async ({ sku }) => {
            if ((await plan(sku).count()) > 0) await expect(plan(sku)).toBeDisabled();
          },
        },
        {
          reason: 'It is chosen already.',
          isMet: (snapshot, { sku }) => requestedChangeOf(snapshot).choice.sku === sku,
          attempt: ({ sku }) => expect(plan(sku)).toBeChecked(),
        },
      ],
    },
    'step.submitted': {
      perform: () => button('Continue').click(),
      refusals: [
        {
          reason: 'So many members are for sales.',
          isMet: isProChangeForSales,
          attempt: () => expect(button('Continue')).toBeDisabled(),
        },
      ],
    },
    'choice.submitted': { perform: () => button('Continue').click() },
    'back.requested': {
      perform: () => button('Back').click(),
      refusals: [
        refuseWithoutControl(
          button('Back'),
          'There is no step before.',
          (snapshot) => !proChangeStepsOf(snapshot).includes('features'),
        ),
      ],
    },
    'step.requested': {
      perform: async ({ step }) => {
        await page.evaluate(
          (path) => {
            history.pushState(null, '', path);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          `/us/en/pro-custom-upgrade/${proChangeSteps.segmentOf(step)}/`,
        );
      },
      refusals: [notTaken((snapshot, { step }) => [null, step].includes(proChangeStepOf(snapshot)))],
    },
    'scheduled.removed': {
      perform: () => removal.click(),
      refusals: [
        refuseWithoutControl(
          removal,
          'Nothing is scheduled.',
          ({ context }) => (changingMembership(context)?.scheduled ?? null) === null,
        ),
      ],
    },
    'organization.chosen': {
      perform: async ({ slug }) => void (await organizations.selectOption(slug)),
      refusals: [
        {
          reason: 'There is no other organization to choose.',
          isMet: ({ context }) => context.memberships.length < 2,
          attempt: () => expect(organizations).toHaveCount(0),
        },
        {
          reason: 'The list says so already.',
          isMet: ({ context }, { slug }) => changingMembership(context)?.organization.slug === slug,
          attempt: ({ slug }) => expect(organizations).toHaveValue(slug),
        },
      ],
    },
  };
}

/** The view of the change of a Pro plan. */
export function proCustomChangeDriver(page: Page): FlowDriver {
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  return flowDriver(actionsOn(page), (snapshot: Snapshot) => {
    switch (proChangeScreenOf(snapshot)) {
      case 'signedOut':
        return page.getByRole('link', { name: 'Sign in' });
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return page.getByRole('alert');
      case 'refused':
        return page.locator('[data-tone="attention"]').first();
      case 'features':
        return heading('Choose features');
      case 'members':
        return heading('Members and term');
      case 'reducing':
        return page.getByText('What you remove stays until your membership renews.');
      case 'changing':
        return page.locator('[data-flow="subscription-change"]');
      case 'changed':
        return heading('Your membership has been changed');
    }
  });
}
