import type { DeclarationInput } from '../../machines/declaration/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { DeclarationPage } from '../e2e/pages/declaration-page.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { declarationDriver } from '../view-paths/drive/declaration-driver.ts';
import { nobodyAnswers } from './causes.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

const { complete, cancellation, incomplete, linked } = scenarios['declaration']?.inputs ?? {};
const inputs = { complete, cancellation, incomplete, linked } as Scenario['inputs'];
const sends = ['WithdrawalDeclare', 'CancellationDeclare'] as const;
const confirm = 'DeclarationConfirm';
const ownKey = 'The browser makes the key itself and always can.';
const mailed = 'A link that works is in a receipt’s mail, which the journey of the withdrawal follows.';

/** The page starts with an empty form; the input's values are typed. */
async function open({ page }: Surroundings, input: string): Promise<void> {
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { kind, declaration, linkToken } = begun.input as DeclarationInput;
  const { ground, ...texts } = declaration;
  const form = new DeclarationPage(page);
  if (kind === 'CANCELLATION') await page.goto('/de/en/cancel-contract/');
  else await form.open('de/en', linkToken === null ? '' : `?confirm=${linkToken}`);
  await waitForHydration(page);
  if (ground !== '') await form.root.locator(`input[value="${ground}"]`).check({ force: true });
  await form.fill(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));
}

/** A withdrawal and a cancellation of a consumer in Germany. */
export const declarationTable: ShopTable = {
  flow: 'declaration',
  driverOn: declarationDriver,
  inputs,
  open,
  operations: {
    ...Object.fromEntries(sends.map((operation) => [operation, operation])),
    confirmDeclaration: confirm,
  },
  services: {
    createDeclarationKey: {
      made: { cause: () => Promise.resolve() },
      silent: { cannot: ownKey },
    },
    submitDeclaration: {
      received: { cause: async ({ requests }) => (await requests.takeOneOf(sends)).pass() },
      refused: {
        cause: async ({ requests }) => {
          const request = await requests.takeOneOf(sends);
          await request.pass({ input: { ...(request.variables['input'] as object), email: 'ada@' } });
        },
      },
      silent: { cause: async ({ requests }) => (await requests.takeOneOf(sends)).lose() },
    },
    confirmDeclaration: {
      received: { cannot: mailed },
      unknown: { cause: async ({ requests }) => (await requests.take(confirm)).pass() },
      silent: nobodyAnswers(confirm),
    },
  },
  events: {},
  mayHappen: ({ children }, label) =>
    children['createDeclarationKey'] === undefined || label.startsWith('createDeclarationKey: '),
  asksFor: [],
  instant: ['createDeclarationKey'],
  outOfReach: {
    'declaration.linked.confirming: xstate.done.actor.confirmDeclaration [isReceived] → declaration.received':
      mailed,
    'declaration.sending.naming: xstate.error.actor.createDeclarationKey → declaration.confirming.unanswered':
      ownKey,
  },
};
