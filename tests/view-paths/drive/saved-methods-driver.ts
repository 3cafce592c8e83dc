import { expect, type Page } from '@playwright/test';
import {
  type SavedMethodsEvent,
  savedMethodsScreenOf,
  type SavedMethodsSnapshot,
} from '../../../machines/saved-methods/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';

function actionsOn(page: Page): Actions<SavedMethodsEvent, SavedMethodsSnapshot> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const rowOf = ({ context }: SavedMethodsSnapshot, id: string) =>
    page.getByRole('listitem').filter({
      hasText: context.methods.find((method) => method.id === id)?.lastDigits ?? 'no such method',
    });
  const name = page.getByLabel('Name on card');
  const month = page.getByLabel('Expiration month');
  const year = page.getByLabel('Expiration year');
  const authorization = page.getByRole('checkbox');
  return {
    'retry.requested': { perform: () => button('Try again').click() },
    'primary.set': {
      perform: ({ methodId }, snapshot) =>
        rowOf(snapshot, methodId).getByRole('button', { name: 'Make primary' }).click(),
    },
    'deletion.requested': {
      perform: ({ methodId }, snapshot) =>
        rowOf(snapshot, methodId)
          .getByRole('button', { name: /^Remove .*\d{4}/ })
          .click(),
    },
    'deletion.confirmed': { perform: () => button('Remove card').click() },
    'change.canceled': {
      perform: (_event, snapshot) =>
        button(snapshot.matches('confirmingRemoval') ? 'Keep card' : 'Cancel').click(),
    },
    'edit.begun': {
      perform: ({ methodId }, snapshot) =>
        rowOf(snapshot, methodId).getByRole('button', { name: 'Edit' }).click(),
    },
    'edit.name.changed': {
      perform: ({ name: typed }) => name.fill(typed),
      refusals: [
        {
          reason: 'The field says so already.',
          isMet: ({ context }, { name: typed }) => context.draft?.name === typed,
          attempt: ({ name: typed }) => name.fill(typed),
        },
      ],
    },
    'edit.expiry.changed': {
      perform: async ({ expMonth, expYear }, { context }) => {
        // The view sends one of the two at a time, so the path's event can be either.
        if (context.draft?.expYear !== expYear) await year.selectOption(String(expYear));
        if (context.draft?.expMonth !== expMonth) await month.selectOption(String(expMonth));
      },
      refusals: [
        {
          reason: 'The lists say so already.',
          isMet: ({ context }, { expMonth, expYear }) =>
            context.draft?.expMonth === expMonth && context.draft.expYear === expYear,
          attempt: ({ expMonth }) => expect(month).toHaveValue(String(expMonth)),
        },
      ],
    },
    'edit.submitted': { perform: () => button('Save changes').click() },
    'card.begun': { perform: () => button('Add a card').click() },
    'card.changed': { perform: () => page.getByLabel('number', { exact: true }).pressSequentially('4') },
    'authorization.changed': {
      perform: ({ isAuthorized }) => authorization.setChecked(isAuthorized),
      refusals: [
        {
          reason: 'The box says so already.',
          isMet: ({ context }, { isAuthorized }) => context.isAuthorized === isAuthorized,
          attempt: () => expect(authorization).toBeChecked(),
        },
      ],
    },
    'card.submitted': {
      perform: async () => {
        await expect(page.getByLabel('number', { exact: true })).toBeVisible();
        await button('Save card').click();
      },
    },
  };
}

/** The view of the saved methods. */
export function savedMethodsDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: SavedMethodsSnapshot) => {
    switch (savedMethodsScreenOf(snapshot)) {
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return page.getByRole('button', { name: 'Try again' });
      case 'signedOut':
        return page.getByRole('link', { name: 'Sign in' });
      case 'adding':
        return page.getByRole('heading', { name: 'Add a card' });
      case 'list':
        return page.getByRole('button', { name: 'Add a card' });
    }
  });
}
