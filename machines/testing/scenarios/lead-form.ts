import { refusalOf } from '../../flow/index.ts';
import type { LeadFormInput } from '../../lead-form/index.ts';
import { exampleCanadianRules } from '../example-address-rules.ts';
import { blankLead } from '../../rules/leads/index.ts';
import { exampleInput } from '../start-checkout.ts';
import { answers, answersTo, type Scenario, type ScenarioEvent, noResponse } from './scenario.ts';

const filledForm = (email: string): LeadFormInput => ({
  slug: 'enterprise',
  lead: {
    ...blankLead('US'),
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    phone: '(415) 555-2671',
    organizationName: 'Analytical Clinic',
    jobTitle: 'OWNER',
    countryArea: 'CA',
    comment: 'We need ten.',
  },
  rules: exampleInput.addressRules,
});

const typeEmail = (value: string, sentence: string): ScenarioEvent => ({
  sentence,
  event: { type: 'lead.field.changed', field: 'email', value },
});

const optOutForm: LeadFormInput = {
  slug: 'ccpa-do-not-sell',
  lead: {
    ...blankLead('US'),
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@clinic.example',
    countryArea: 'CA',
  },
  rules: exampleInput.addressRules,
};

export const leadFormScenario: Scenario = {
  inputs: {
    complete: { sentence: 'a form for hospitals that is filled in', input: filledForm('ada@clinic.example') },
    incomplete: { sentence: 'a form for hospitals without an email address', input: filledForm('') },
    optOut: { sentence: 'a filled-in request not to share personal data', input: optOutForm },
  },
  events: [
    typeEmail('ada@clinic.example', 'the visitor types the email address'),
    typeEmail('ada@', 'the visitor types half an email address'),
    { sentence: 'the visitor leaves the email address', event: { type: 'lead.field.left', field: 'email' } },
    { sentence: 'the visitor chooses Canada', event: { type: 'lead.country.changed', country: 'CA' } },
    {
      sentence: 'the visitor chooses the United States',
      event: { type: 'lead.country.changed', country: 'US' },
    },
    { sentence: 'the visitor opts in to news', event: { type: 'lead.news.changed', isOptedIn: true } },
    { sentence: 'the visitor sends the form', event: { type: 'lead.submitted' } },
  ],
  services: {
    loadAddressRules: {
      outcomes: {
        loaded: answersTo('the shop returns the country’s areas', ({ country }: { country: string }) =>
          country === 'CA' ? exampleCanadianRules : exampleInput.addressRules,
        ),
        silent: noResponse('the shop does not answer'),
      },
    },
    createLeadKey: {
      outcomes: { made: answers('a key is made', 'key-1'), silent: noResponse('no key can be made') },
    },
    submitLead: {
      outcomes: {
        accepted: answers('the shop accepts the form', { status: 'accepted' }),
        refused: answers('the shop refuses the email address', {
          status: 'refused',
          refusals: [refusalOf('INVALID', 'email', 'FORMAT')],
        }),
        silent: noResponse('the shop does not answer'),
      },
    },
    optOut: {
      outcomes: {
        done: answers('the browser opts the visitor out'),
        silent: noResponse('the browser keeps nothing'),
      },
    },
  },
  limit: 200,
};
