import type { LeadFormContext, LeadFormInput } from '../../machines/lead-form/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { leadFormDriver } from '../view-paths/drive/lead-form-driver.ts';
import { LeadFormPage } from '../e2e/pages/lead-form-page.ts';
import { nobodyAnswers } from './causes.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

const inputs: Scenario['inputs'] = scenarios['lead-form']?.inputs ?? {};
const send = 'LeadFormSubmit';
const askForRules = 'CountryAddressValidation';
const ownKey = 'The browser makes the key itself and always can.';
const ownStorage = 'A browser that keeps nothing has no consent to withdraw, and says nothing.';
const toUnitedStates = JSON.stringify({ type: 'lead.country.changed', country: 'US' });

/** The page starts with an empty form; the input's values are typed. */
async function open({ page }: Surroundings, input: string): Promise<void> {
  const form = new LeadFormPage(page);
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`There is no input "${input}".`);
  const { slug, lead } = begun.input as LeadFormInput;
  const { emailOptIn: _isOptedIn, country: _ofPage, ...texts } = lead;
  await form.open('us/en', slug);
  await form.fill(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));
}

/** The forms of a visitor in the United States. */
export const leadFormTable: ShopTable = {
  flow: 'lead-form',
  driverOn: leadFormDriver,
  inputs,
  open,
  operations: { loadAddressRules: askForRules, submitLead: send },
  services: {
    loadAddressRules: {
      loaded: { cause: async ({ requests }) => (await requests.take(askForRules)).pass() },
      silent: nobodyAnswers(askForRules),
    },
    createLeadKey: {
      made: { cause: () => Promise.resolve() },
      silent: { cannot: ownKey },
    },
    submitLead: {
      accepted: { cause: async ({ requests }) => (await requests.take(send)).pass() },
      refused: {
        cause: async ({ requests }) => {
          const request = await requests.take(send);
          await request.pass({ input: { ...(request.variables['input'] as object), email: 'ada@' } });
        },
      },
      silent: nobodyAnswers(send),
    },
    optOut: { done: { cause: () => Promise.resolve() }, silent: { cannot: ownStorage } },
  },
  events: {},
  // A country's rules are cached and not requested again.
  mayHappen: ({ context, children }, label) =>
    (label !== toUnitedStates || (context as LeadFormContext).rules.country === 'US') &&
    ['createLeadKey', 'optOut'].every(
      (service) => children[service] === undefined || label.startsWith(`${service}: `),
    ),
  asksFor: ['rules.country'],
  instant: ['createLeadKey', 'optOut'],
  outOfReach: {
    'lead-form.sending.creatingLeadKey: xstate.error.actor.createLeadKey → failed': ownKey,
    'lead-form.sending.optingOut: xstate.error.actor.optOut → sent': ownStorage,
  },
};
