import { expect, type Page } from '@playwright/test';
import {
  isLearnerPending,
  learnerStepOf,
  type LearnerVerificationEvent,
  type LearnerVerificationSnapshot,
} from '../../../machines/learner-verification/index.ts';
import { checkLearner, type LearnerField } from '../../../machines/rules/learners/index.ts';
import { LearnerPage } from '../../e2e/pages/learner-page.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';

type TextField = Exclude<LearnerField, 'traineeType'>;

function actionsOn(page: Page): Actions<LearnerVerificationEvent, LearnerVerificationSnapshot> {
  const form = new LearnerPage(page);
  const text = (field: LearnerField) => form.text(field as TextField);
  return {
    'learner.field.changed': {
      perform: ({ field, value }) => text(field).fill(value),
      refusals: [
        {
          reason: 'The field says so already.',
          isMet: ({ context }, { field, value }) => context.learner[field] === value,
          attempt: ({ field, value }) => text(field).fill(value),
        },
      ],
    },
    'learner.field.left': {
      perform: async ({ field }) => {
        await text(field).focus();
        await text(field).blur();
      },
    },
    'learner.completed': { perform: () => form.continue.click() },
    'learner.proof.chosen': { perform: ({ file }) => form.choose(file?.name ?? '', file?.size ?? 0) },
    'learner.submitted': { perform: () => form.continue.click() },
    'step.requested': {
      // The browser's Back and Forward request a step by the address.
      perform: ({ step }) =>
        page.evaluate((segment) => {
          history.replaceState(history.state, '', `${location.pathname}?step=${segment}`);
          dispatchEvent(new PopStateEvent('popstate'));
        }, step),
      refusals: [
        {
          reason: 'The step lacks what comes before it.',
          isMet: ({ context }, { step }) => step === 'proof' && checkLearner(context.learner).length > 0,
          attempt: () => expect(form.continue).toBeVisible(),
        },
      ],
    },
  };
}

/** The views of a learner's request. */
export function learnerVerificationDriver(page: Page): FlowDriver {
  const form = new LearnerPage(page);
  return flowDriver(actionsOn(page), (snapshot: LearnerVerificationSnapshot) => {
    if (learnerStepOf(snapshot) === null) return form.heading.filter({ hasText: 'received' });
    if (isLearnerPending(snapshot)) return form.continue;
    if (snapshot.matches({ proof: 'unanswered' })) return form.noConnection;
    if (snapshot.matches({ proof: 'refused' })) return form.file;
    return form.continue;
  });
}
