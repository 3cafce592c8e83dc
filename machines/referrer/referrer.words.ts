import type { MachineWords } from '../flow/index.ts';

export const referrerWords: MachineWords = {
  kind: 'flow',
  title: 'Referrer',
  sentence: 'A member passes on a link and a code, by which friends save and the organization earns credit.',
  services: {
    copyText: 'the browser to copy the text',
    shareLink: 'the device to share the link',
  },
  events: {
    'copy.requested': 'Referrer copies the link or the code',
    'share.requested': 'Referrer shares the link',
  },
  guards: {
    isSharingOffered: 'the device has a menu for sharing',
    isShared: 'the device has taken the link',
  },
  actions: { chooseText: 'keep what is to be copied' },
  places: {
    offered: 'link and code',
    copied: 'copied',
    uncopied: 'not copied',
    shared: 'shared',
    unshared: 'not shared',
    copying: 'copying',
    sharing: 'sharing',
  },
  troubles: ['referrer.offered.uncopied', 'referrer.offered.unshared'],
};
