import { expect, type Page } from '@playwright/test';
import {
  type DeclarationEvent,
  type DeclarationSnapshot,
  declarationStepOf,
  isDeclarationPending,
  linkStateOf,
} from '../../../machines/declaration/index.ts';
import { checkDeclaration } from '../../../machines/rules/declaration/index.ts';
import { DeclarationPage } from '../../e2e/pages/declaration-page.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';

function actionsOn(page: Page): Actions<DeclarationEvent, DeclarationSnapshot> {
  const form = new DeclarationPage(page);
  return {
    'declaration.field.changed': {
      perform: ({ field, value }) => form.field(field).fill(value),
      refusals: [
        {
          reason: 'The field says so already.',
          isMet: ({ context }, { field, value }) => context.declaration[field] === value,
          attempt: ({ field, value }) => form.field(field).fill(value),
        },
      ],
    },
    'declaration.field.left': {
      perform: async ({ field }) => {
        await form.field(field).focus();
        await form.field(field).blur();
      },
    },
    'declaration.completed': { perform: () => form.continue.click() },
    'declaration.confirmed': { perform: () => form.continue.click() },
    'declaration.another.requested': { perform: () => form.back.click() },
    'link.confirmed': { perform: () => form.continue.click() },
    'step.requested': {
      // The browser's Back and Forward request a step by the address.
      perform: ({ step }) =>
        page.evaluate(
          (segment) => {
            history.replaceState(history.state, '', `${location.pathname}?step=${segment}`);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          step === 'details' ? 'details' : 'confirm',
        ),
      refusals: [
        {
          reason: 'The step lacks what comes before it.',
          isMet: ({ context }, { step }) =>
            step === 'confirmation' &&
            checkDeclaration(context.kind, context.declaration, context.today).length > 0,
          attempt: () => expect(form.continue).toBeVisible(),
        },
      ],
    },
  };
}

/** The views of a declaration. */
export function declarationDriver(page: Page): FlowDriver {
  const form = new DeclarationPage(page);
  return flowDriver(actionsOn(page), (snapshot: DeclarationSnapshot) => {
    if (linkStateOf(snapshot) === 'unknown') return form.heading.filter({ hasText: 'doesn’t work' });
    if (snapshot.matches({ linked: 'unanswered' })) return form.noConnection;
    if (linkStateOf(snapshot) === 'open') return form.continue;
    if (declarationStepOf(snapshot) === null) return form.heading.filter({ hasText: 'received' });
    if (isDeclarationPending(snapshot)) return form.continue;
    if (snapshot.matches({ confirming: 'unanswered' })) return form.noConnection;
    return form.continue;
  });
}
