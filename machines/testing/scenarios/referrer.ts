import type { ReferrerInput } from '../../referrer/index.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const input: ReferrerInput = {
  link: 'https://shop.example/?voucherCode=FRIEND0123ABCD',
  code: 'FRIEND0123ABCD',
  isSharingOffered: true,
};

export const referrerScenario: Scenario = {
  inputs: {
    phone: { sentence: 'a member with a phone', input },
    computer: {
      sentence: 'a member with a device that cannot share links',
      input: { ...input, isSharingOffered: false } satisfies ReferrerInput,
    },
  },
  events: [
    { sentence: 'the member copies the link', event: { type: 'copy.requested', text: 'link' } },
    { sentence: 'the member copies the code', event: { type: 'copy.requested', text: 'code' } },
    { sentence: 'the member shares the link', event: { type: 'share.requested' } },
  ],
  services: {
    copyText: {
      outcomes: {
        copied: answers('the browser copies the text', undefined),
        refused: noResponse('the browser does not allow it'),
      },
    },
    shareLink: {
      outcomes: {
        shared: answers('the device takes the link', 'shared'),
        dismissed: answers('the member closes the menu', 'dismissed'),
        failed: noResponse('the device can’t share it'),
      },
    },
  },
  limit: 100,
};
