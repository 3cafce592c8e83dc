import type { LearnerMarket, TraineeType } from '@sonde/machines/rules/learners';
import type { StoredLearner } from '../learner/learner.model.ts';
import type { AnsweringShop } from './lead-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';

const traineeNames: Readonly<Record<TraineeType, string>> = {
  MEDICAL_STUDENT: 'Student',
  RESIDENT: 'Resident',
  OTHER_TRAINEE: 'Other trainee',
};

const marketNames: Readonly<Record<LearnerMarket, string>> = {
  HUMAN: 'Human medicine',
  VETERINARY: 'Veterinary medicine',
};

/** Isolates a text from the direction of its surroundings. */
const apart = (text: string) => `\u2068${text}\u2069`;

/** A mail to support, in English, with the commands that decide. The proof isn't mailed: mailboxes keep everything. */
export function learnerMail(learner: StoredLearner, shop: AnsweringShop): Mail {
  const { id, number, market, traineeType, school, email } = learner;
  const title = `Learner ${number} asks for the discount`;
  const document: MailDocument = {
    language: 'en',
    direction: 'ltr',
    title,
    opening: [
      `${marketNames[market]}, ${traineeType === '' ? '' : traineeNames[traineeType]}`,
      `School: ${apart(school)}`,
      `Email: ${apart(email)}`,
    ],
    groups: [
      [
        {
          heading: 'To decide',
          sentences: [
            `npm run shop -- learner proof ${number} writes the proof to a file.`,
            `npm run shop -- learner approve ${number}`,
            `npm run shop -- learner decline ${number}`,
          ],
          rows: [],
        },
      ],
    ],
    links: [],
    link: { label: 'Reply', url: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
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
