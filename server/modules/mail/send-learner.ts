import { approvalDays, learnerFlag, type LearnerMarket } from '@sonde/machines/rules/learners';
import type { Sql } from '../../db/connect.ts';
import type { LearnerDecided } from '../learner/decide-learner.ts';
import type { StoredLearner } from '../learner/learner.model.ts';
import { codeOfFlag, isTimeLimitedRunning, loadLearner } from '../learner/learner.repository.ts';
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

/** Sends a request to support, unless it was deleted meanwhile. May run more than once; the mail's Message-ID stays the same. */
export async function sendLearner(services: LearnerMailServices, learnerId: string): Promise<void> {
  const learner = await loadLearner(services.sql, learnerId);
  if (learner !== null) await services.sendMail(learnerMail(learner, services));
}

const pages: Readonly<Record<LearnerMarket, string>> = {
  HUMAN: 'learner-status-verification/',
  VETERINARY: 'vet-learner-status-verification/',
};

type Content = Pick<MailDocument, 'title' | 'opening' | 'link'>;

function approval({ decidedAt }: StoredLearner, code: string, format: MailFormat, shop: string): Content {
  const { learner, receipt } = format.words;
  const end = new Date((decidedAt?.getTime() ?? 0) + approvalDays * 86_400_000);
  return {
    title: learner.approved.subject,
    opening: [learner.approved.opening(format.leftToRight(code)), learner.approved.use(format.dayOf(end))],
    link: { label: receipt.shop, url: shop },
  };
}

function rejection({ market }: StoredLearner, { words: { learner } }: MailFormat, shop: string): Content {
  const { subject, opening, remedy, again } = learner.declined;
  return {
    title: subject,
    opening: [opening, remedy],
    link: { label: again, url: `${shop}${pages[market]}` },
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
  const { sql, now, mailDomain, publicUrl, seller, sendMail } = services;
  const learner = await loadLearner(sql, learnerId);
  if (learner === null || learner.status !== decision) return;
  const { id, email, market, country, language, decidedAt } = learner;
  const format = mailFormatFor({ country, language });
  const flag = learnerFlag(market, await isTimeLimitedRunning(sql, country, now()));
  const code = await codeOfFlag(sql, flag);
  if (code === null) throw new Error(`No promotion ${flag} to name to a learner`);
  const shop = `${publicUrl}/${country.toLowerCase()}/${language}/`;
  const content =
    decision === 'APPROVED' ? approval(learner, code, format, shop) : rejection(learner, format, shop);
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
