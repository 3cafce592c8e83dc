import { learnerFlags, type LearnerMarket } from '@sonde/machines/rules/learners';
import type { Sql } from '../../db/connect.ts';
import type { LearnerDecided } from '../learner/decide-learner.ts';
import { approvalEndOf, type StoredLearner } from '../learner/learner.model.ts';
import { loadLearner, offerInForce } from '../learner/learner.repository.ts';
import { type AnsweringShop } from './lead-mail.ts';
import { learnerMail } from './learner-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { type MailFormat, mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, SendMail } from './mailer.ts';
import { sellerLines } from './seller-line.ts';

export interface LearnerMailServices extends AnsweringShop {
  readonly sql: Sql;
  now(): Date;
  readonly sendMail: SendMail;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const pages: Readonly<Record<LearnerMarket, string>> = {
  HUMAN: 'learner-status-verification/',
  VETERINARY: 'vet-learner-status-verification/',
};

type Site = Pick<LearnerMailServices, 'publicUrl'>;

const shopOf = ({ country, language }: StoredLearner, { publicUrl }: Site) =>
  `${publicUrl}/${country.toLowerCase()}/${language}/`;

const pageOf = (learner: StoredLearner, site: Site) => `${shopOf(learner, site)}${pages[learner.market]}`;

/** Sends a request to support, unless it was deleted meanwhile. May run more than once; the mail's Message-ID stays the same. */
export async function sendLearner(services: LearnerMailServices, learnerId: string): Promise<void> {
  const learner = await loadLearner(services.sql, learnerId);
  if (learner !== null) await services.sendMail(learnerMail(learner, services, pageOf(learner, services)));
}

type Content = Pick<MailDocument, 'title' | 'opening' | 'link'>;

/** Throws while there is no code to name, so that the mail is tried again. */
async function approval(
  { sql, now, publicUrl }: LearnerMailServices,
  stored: StoredLearner,
  format: MailFormat,
): Promise<Content> {
  const { market, country, decidedAt } = stored;
  const offer = await offerInForce(sql, learnerFlags[market], { country, now: now() });
  if (offer === null || decidedAt === null)
    throw new Error(`No learner code in force for ${market} in ${country}`);
  const { learner, receipt } = format.words;
  return {
    title: learner.approved.subject,
    opening: [
      learner.approved.opening(format.leftToRight(offer.code)),
      learner.approved.use(format.dayOf(approvalEndOf(decidedAt))),
    ],
    link: { label: receipt.shop, url: shopOf(stored, { publicUrl }) },
  };
}

function rejection(site: Site, stored: StoredLearner, { words: { learner } }: MailFormat): Content {
  const { subject, opening, remedy, again } = learner.declined;
  return {
    title: subject,
    opening: [opening, remedy],
    link: { label: again, url: pageOf(stored, site) },
  };
}

/**
 * Sends the decision to the learner, unless it was reversed meanwhile. May run more than once; the mail's Message-ID
 * stays the same.
 */
export async function sendLearnerDecision(
  services: LearnerMailServices,
  { learnerId, decision }: LearnerDecided,
): Promise<void> {
  const { sql, mailDomain, seller, sendMail } = services;
  const learner = await loadLearner(sql, learnerId);
  if (learner === null || learner.status !== decision) return;
  const { id, email, country, language, decidedAt } = learner;
  const format = mailFormatFor({ country, language });
  const content =
    decision === 'APPROVED'
      ? await approval(services, learner, format)
      : rejection(services, learner, format);
  const document: MailDocument = {
    ...content,
    language: format.language,
    direction: format.direction,
    groups: [],
    links: [],
    closing: [
      format.words.receipt.notYou,
      ...sellerLines(seller, { country, language, words: format.words }),
    ],
  };
  const mail: Mail = {
    messageId: `<learner.${id}.${decidedAt?.getTime() ?? 0}@${mailDomain}>`,
    to: email,
    subject: content.title,
    text: mailText(document),
    html: mailHtml(document),
  };
  await sendMail(mail);
}
