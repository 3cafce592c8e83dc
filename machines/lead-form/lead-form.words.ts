import type { MachineWords } from '../flow/index.ts';

export const leadFormWords: MachineWords = {
  kind: 'flow',
  title: 'Contact form',
  sentence:
    'A visitor writes to the shop by one of its forms, and reads thanks once the shop has the message.',
  services: {
    createLeadKey: 'for a key that names this one message',
    submitLead: 'the shop to take the form',
  },
  events: {
    'lead.country.changed': 'Visitor chooses another country',
    'lead.field.changed': 'Visitor types into the form',
    'lead.field.left': 'Visitor leaves a field of the form',
    'lead.news.changed': 'Visitor wants news, or wants none',
    'lead.submitted': 'Visitor sends the form',
  },
  guards: {
    hasLeadKey: 'these very words were sent before',
    isLeadComplete: 'the form is filled in',
  },
  actions: {
    changeLead: 'keep what was typed',
    changeLeadCountry: 'keep the country and everything typed',
    changeNews: 'keep whether news are wanted',
    checkLeadFormat: 'check the field',
    keepLeadKey: 'keep the key',
    listLeadProblems: 'list what is missing',
  },
  places: {
    addressing: 'sent before or new',
    creatingLeadKey: 'naming this one message',
    filling: 'filling in',
    submitting: 'handing it to the shop',
  },
  troubles: ['refused', 'failed', 'lead-form.filling.unanswered'],
};
