import { expect, type Page } from '@playwright/test';
import {
  isLeadPending,
  type LeadFormEvent,
  type LeadFormSnapshot,
} from '../../../machines/lead-form/index.ts';
import { LeadFormPage } from '../../e2e/pages/lead-form-page.ts';
import type { Actions, FlowDriver } from './flow-driver.ts';
import { flowDriver } from './flow-driver.ts';

function actionsOn(form: LeadFormPage): Actions<LeadFormEvent, LeadFormSnapshot> {
  return {
    'lead.field.changed': {
      perform: ({ field, value }) => form.field(field).fill(value),
      refusals: [
        {
          reason: 'The field says so already.',
          isMet: ({ context }, { field, value }) => context.lead[field] === value,
          attempt: ({ field, value }) => form.field(field).fill(value),
        },
      ],
    },
    'lead.field.left': {
      perform: async ({ field }) => {
        await form.field(field).focus();
        await form.field(field).blur();
      },
    },
    'lead.country.changed': {
      perform: async ({ country }) => void (await form.field('country').selectOption(country)),
      refusals: [
        {
          reason: 'The list says so already.',
          isMet: ({ context }, { country }) => context.lead.country === country,
          attempt: ({ country }) => expect(form.field('country')).toHaveValue(country),
        },
      ],
    },
    'lead.news.changed': {
      perform: ({ isOptedIn }) => form.news.setChecked(isOptedIn),
      refusals: [
        {
          reason: 'The box says so already.',
          isMet: ({ context }, { isOptedIn }) => context.lead.emailOptIn === isOptedIn,
          attempt: ({ isOptedIn }) => form.news.setChecked(isOptedIn),
        },
      ],
    },
    'lead.submitted': {
      perform: () => form.send.click(),
      refusals: [
        {
          reason: 'The button is under way.',
          isMet: isLeadPending,
          attempt: async () => {
            await expect(form.send).toHaveAttribute('aria-disabled', 'true');
            await form.send.click({ force: true });
          },
        },
      ],
    },
  };
}

/** The views of a form. */
export function leadFormDriver(page: Page): FlowDriver {
  const form = new LeadFormPage(page);
  return flowDriver(actionsOn(form), (snapshot: LeadFormSnapshot) => {
    if (snapshot.matches('sent')) return form.thanks;
    if (snapshot.matches({ filling: 'failed' }) || snapshot.matches({ filling: 'unanswered' }))
      return form.noConnection;
    if (snapshot.matches({ filling: 'refused' })) return page.getByRole('alert').first();
    return form.send;
  });
}
