import type { MachineWords } from '../flow/index.ts';

export const leadFormWords: MachineWords = {
  kind: 'flow',
  title: 'Contact form',
  sentence: 'A visitor sends one of the shop’s forms, and the page thanks them once it is received.',
  services: {
    createLeadKey: 'for a key for this message',
    optOut: 'the browser to opt the visitor out of analytics',
    submitLead: 'the shop to accept the form',
  },
  events: {
    'lead.country.changed': 'Visitor chooses another country',
    'lead.field.changed': 'Visitor types into the form',
    'lead.field.left': 'Visitor leaves a field of the form',
    'lead.news.changed': 'Visitor opts in to or out of news',
    'lead.submitted': 'Visitor sends the form',
  },
  guards: {
    hasLeadKey: 'the same content was sent before',
    isLeadComplete: 'the form is filled in',
    isOptOutAccepted: 'the shop accepts it, and it opts the visitor out of analytics',
  },
  actions: {
    changeLead: 'keep what was typed',
    changeLeadCountry: 'keep the country and everything typed',
    changeNewsletter: 'keep the news opt-in',
    checkLeadFormat: 'check the field',
    keepLeadKey: 'keep the key',
    listLeadProblems: 'list what is missing',
  },
  places: {
    addressing: 'new or sent before',
    creatingLeadKey: 'creating a key',
    filling: 'filling in',
    loadingRules: 'loading the areas',
    optingOut: 'opting out of analytics',
    submitting: 'sending it to the shop',
  },
  troubles: ['refused', 'failed', 'lead-form.filling.unanswered'],
};
