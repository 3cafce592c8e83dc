import type { MachineWords } from '../flow/index.ts';

export const referrerWords: MachineWords = {
  kind: 'flow',
  title: 'Referrer',
  sentence: 'A member shares a link and a code; friends save, and the organization earns credit.',
  services: {
    copyText: 'the browser to copy the text',
    shareLink: 'the device to share the link',
  },
  events: {
    'copy.requested': 'Referrer copies the link or the code',
    'share.requested': 'Referrer shares the link',
  },
  guards: {
    isSharingOffered: 'the device can share links',
    isShared: 'the device has accepted the link',
  },
  actions: { chooseText: 'keep the text to copy' },
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
