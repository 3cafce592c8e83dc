import type { MachineWords } from '../flow/index.ts';

export const accountWords: MachineWords = {
  kind: 'flow',
  title: 'Account',
  sentence:
    'A person sees who they are, what their organizations have, and what happens next with their plan.',
  services: {
    openSignIn: 'the browser to open the page for signing in',
    loadPerson: 'the shop who is signed in',
    keepOrganization: 'the browser to keep the chosen organization',
  },
  events: {
    'organization.chosen': 'Person chooses another organization',
  },
  guards: {
    isSentByApp: 'the mobile app has sent a token',
    isAnonymous: 'no one is signed in any more',
  },
  actions: {
    keepPerson: 'keep who it is',
    forgetPerson: 'forget who it was',
    chooseOrganization: 'show the chosen organization',
  },
  places: {},
  troubles: ['account.unanswered', 'account.signedOut.ended'],
};
