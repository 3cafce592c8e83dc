import { expect, type Page } from '@playwright/test';
import {
  type ReferrerEvent,
  referrerOutcomeOf,
  type ReferrerSnapshot,
} from '../../../machines/referrer/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';

const copyNames = { link: 'Copy link', code: 'Copy code' } as const;

function actionsOn(page: Page): Actions<ReferrerEvent, ReferrerSnapshot> {
  const shareButton = page.getByRole('button', { name: 'Share link' });
  return {
    'copy.requested': {
      perform: ({ text }) => page.getByRole('button', { name: copyNames[text] }).click(),
    },
    'share.requested': {
      perform: () => shareButton.click(),
      refusals: [
        {
          reason: 'The device has no menu for sharing.',
          isMet: ({ context }) => !context.isSharingOffered,
          attempt: () => expect(shareButton).toHaveCount(0),
        },
      ],
    },
  };
}

const news = {
  copied: { link: 'Link copied', code: 'Code copied' },
  uncopied: {
    link: 'We couldn’t copy the link. Select it above and copy it yourself.',
    code: 'We couldn’t copy the code. Select it above and copy it yourself.',
  },
} as const;

/** The view of a referrer's link and code. */
export function referrerDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: ReferrerSnapshot) => {
    const outcome = referrerOutcomeOf(snapshot);
    switch (outcome.kind) {
      case 'copied':
      case 'uncopied':
        return page.getByText(news[outcome.kind][outcome.text]);
      case 'shared':
        return page.getByText('Link shared');
      case 'unshared':
        return page.getByText('Your device couldn’t share the link. Copy it instead.');
      case 'none':
      case 'pending':
        return page.getByRole('heading', { name: 'Your link' });
    }
  });
}
