import type { LearnerMarket } from '@sonde/machines/rules/learners';
import type { StoredLearner } from '../learner/learner.model.ts';
import type { AnsweringShop } from './lead-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';

const marketNames: Readonly<Record<LearnerMarket, string>> = {
  HUMAN: 'Human medicine',
  VETERINARY: 'Veterinary medicine',
};

/**
 * A mail to support, in English, with the commands that show and decide the request. Nothing of the learner is mailed:
 * mailboxes keep everything. `page` is where it was sent.
 */
export function learnerMail(learner: StoredLearner, shop: AnsweringShop, page: string): Mail {
  const { id, number, market } = learner;
  const title = `Learner ${number} requests the discount`;
  const document: MailDocument = {
    language: 'en',
    direction: 'ltr',
    title,
    opening: [marketNames[market]],
    groups: [
      [
        {
          heading: 'To decide',
          sentences: [
            'npm run shop -- learner list shows the open requests.',
            `npm run shop -- learner proof ${number} FOLDER writes the proof to a file.`,
            `npm run shop -- learner approve ${number}`,
            `npm run shop -- learner decline ${number}`,
          ],
          rows: [],
        },
      ],
    ],
    links: [],
    link: { label: 'Open the request page', url: page },
    closing: [`Sent by ${shop.seller.name}.`],
  };
  return {
    messageId: `<learner.${id}@${shop.mailDomain}>`,
    to: shop.supportEmail,
    subject: title,
    text: mailText(document),
    html: mailHtml(document),
  };
}
