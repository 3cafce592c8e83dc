import type { Sql } from '../../db/connect.ts';
import { type Administrators, findAdministrators } from '../people/members.repository.ts';
import type { CreditedPrice, MembershipEvent, NextTerm } from '../subscription/membership-event.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import { invoiceToken } from '../invoice/document-token.ts';
import type { MailDocument, MailSection } from './mail-document.ts';
import { type MailFormat, mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, SendMail } from './mailer.ts';
import { sellerLines } from './seller-line.ts';
import type { MailWords } from './words/mail-words.ts';
import { methodOfPayment } from '../payment/methods/payment-methods.ts';
import { mandateWordsIn } from './mandate-words.ts';
import { openingOf, renewalChangeWordsIn } from './renewal-change-words.ts';
import { trialWordsIn } from './trial-words.ts';

export interface MembershipMailServices {
  readonly sql: Sql;
  readonly sendMail: SendMail;
  readonly mailDomain: string;
  readonly seller: Seller;
  readonly deriveToken: DeriveToken;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** What a mail about a membership says between its title and its button. */
interface Message {
  readonly subject: string;
  readonly opening: readonly string[];
  readonly sections: readonly MailSection[];
}

type Facts = Parameters<MailWords['membership']['toCancel']>[0];

const withoutSections = (subject: string, ...opening: readonly string[]): Message => ({
  subject,
  opening,
  sections: [],
});

/** The price of a term, and what is charged of it where referral credit pays for months. */
function priceRows(
  { price, freeMonths = 0, amount }: CreditedPrice,
  { wordsLanguage, money }: MailFormat,
): MailSection['rows'] {
  const { scheduled, credited } = renewalChangeWordsIn(wordsLanguage);
  if (freeMonths === 0 || amount === undefined)
    return [{ label: scheduled.price, figure: money(price), isTotal: true }];
  return [
    { label: scheduled.price, figure: money(price) },
    { label: credited.freeMonths, figure: String(freeMonths) },
    { label: credited.amount, figure: money(amount), isTotal: true },
  ];
}

/** What the next charge is for; nothing where there is none. */
function nextSection(next: NextTerm | null, format: MailFormat): readonly MailSection[] {
  if (next === null) return [];
  const { scheduled } = renewalChangeWordsIn(format.wordsLanguage);
  const rows = [{ label: scheduled.seats, figure: String(next.seats) }, ...priceRows(next, format)];
  return [{ heading: format.words.nextCharge, sentences: [], rows }];
}

/** The referral credit in an announced charge, and its tax if that is an estimate; nothing without both. */
function announcedSection(
  {
    price,
    freeMonths = 0,
    amount,
    estimatedTax = null,
  }: Extract<MembershipEvent, { readonly kind: 'CHARGE_NEAR' }>,
  format: MailFormat,
): readonly MailSection[] {
  const { words, money } = format;
  const credited =
    price === undefined || freeMonths === 0 ? [] : priceRows({ price, freeMonths, amount }, format);
  const estimated = estimatedTax === null ? [] : [{ label: words.estimatedTax, figure: money(estimatedTax) }];
  const rows = [...credited, ...estimated];
  return rows.length === 0 ? [] : [{ heading: words.nextCharge, sentences: [], rows }];
}

function messageOf(event: MembershipEvent, organization: string, format: MailFormat): Message {
  const {
    words: { membership: words },
    wordsLanguage,
    money,
    day: dayText,
  } = format;
  const facts: Facts = {
    organization,
    name: event.name,
    day: '',
    lastDay: 'lastDay' in event ? dayText(event.lastDay) : '',
    amount: 'amount' in event ? money(event.amount) : '',
    number: 'invoice' in event ? event.invoice : '',
    button: words.cancelRenewal,
  };
  const on = (isoDate: string): Facts => ({ ...facts, day: dayText(isoDate) });
  const committed = ('committedThrough' in event && event.committedThrough) || null;
  /** How to stop a charge, or for how long a rental can't be. */
  const toStop = (charge: Facts): string =>
    committed === null ? words.toCancel(charge) : words.committed({ ...charge, lastDay: dayText(committed) });
  const mandateWords = mandateWordsIn(wordsLanguage);
  const account = ('debited' in event && event.debited) || null;
  const debit =
    account === null
      ? []
      : [
          mandateWords.debit({
            account: methodOfPayment(account.method).label(account.details, wordsLanguage),
            reference: account.mandateReference,
          }),
        ];
  const keepsBasic = 'keepsBasic' in event && event.keepsBasic;
  const basic = keepsBasic ? [trialWordsIn(wordsLanguage).keepsBasic] : [];
  switch (event.kind) {
    case 'CHARGE_NEAR': {
      const near = on(event.chargeOn);
      const { subject, renewal, trial } = words.chargeNear;
      const clearing = account === null ? [] : [mandateWords.clearing];
      const repeated = trialWordsIn(wordsLanguage).repeated({ years: (event.termMonths ?? 12) / 12 });
      const charge = event.isTrial ? [trial(near), repeated] : [renewal(near)];
      return {
        subject: subject(near),
        opening: [...charge, ...debit, ...clearing, toStop(near)],
        sections: announcedSection(event, format),
      };
    }
    case 'TRIAL_END_NEAR': {
      const { subject, opening } = words.trialEndNear;
      return withoutSections(subject(on(event.lastDay)), opening(on(event.lastDay)), ...basic);
    }
    case 'RENEWED':
    case 'CHANGED': {
      const { invoice, taxIncluded, paid, nextCharge } = words.renewed;
      const next = event.chargeOn === null ? null : on(event.chargeOn);
      const lastDay = on(event.lastDay);
      const { subject, opening } = event.kind === 'RENEWED' ? words.renewed : words.changed;
      const taxLabel = event.isTaxEstimated === true ? format.words.estimatedTax : taxIncluded;
      const rows = [
        { label: event.name, figure: money(event.amount) },
        { label: paid, figure: money(event.amount), isTotal: true as const },
        ...(event.tax.amount === 0 ? [] : [{ label: taxLabel, figure: money(event.tax) }]),
      ];
      return {
        subject: typeof subject === 'string' ? subject : subject(lastDay),
        opening: [opening(lastDay), ...(next === null ? [] : [nextCharge(next), toStop(next)])],
        sections: [
          { heading: invoice(facts), sentences: [], rows },
          ...nextSection((next && event.next) ?? null, format),
        ],
      };
    }
    case 'CHARGE_FAILED': {
      const { subject, opening, nextTry, remedy, payByLink } = words.chargeFailed;
      const ways = event.openInvoiceId === undefined ? [remedy] : [remedy, payByLink];
      return withoutSections(subject, opening(facts), nextTry(on(event.nextTryOn)), ...debit, ...ways);
    }
    case 'RENEWAL_ENDED': {
      const { ended } = renewalChangeWordsIn(wordsLanguage);
      const opening = openingOf(ended, on(event.lastDay));
      return withoutSections(ended.subject, opening, ...(event.dropsChange ? [ended.withoutChange] : []));
    }
    case 'RENEWAL_RESUMED': {
      const { resumed } = renewalChangeWordsIn(wordsLanguage);
      const charge = on(event.chargeOn);
      return {
        subject: resumed.subject,
        opening: [openingOf(resumed, charge), words.toCancel(charge)],
        sections: nextSection(event.next ?? null, format),
      };
    }
    case 'CHANGE_SCHEDULED': {
      const { scheduled } = renewalChangeWordsIn(wordsLanguage);
      const rows = [
        { label: scheduled.seats, figure: String(event.seats) },
        { label: scheduled.price, figure: facts.amount, isTotal: true as const },
      ];
      return {
        subject: scheduled.subject,
        opening: [openingOf(scheduled, on(event.chargeOn))],
        sections: [{ heading: event.planName, sentences: [], rows }],
      };
    }
    case 'CHANGE_UNSCHEDULED': {
      const { unscheduled } = renewalChangeWordsIn(wordsLanguage);
      return withoutSections(unscheduled.subject, openingOf(unscheduled, on(event.chargeOn)));
    }
    case 'CHANGE_UNPAID': {
      const { subject, opening, remedy } = mandateWords.changeUnpaid;
      return withoutSections(subject, opening({ organization, amount: facts.amount }), remedy);
    }
    case 'REFUNDED': {
      const { subject, opening, reason } = words.refunded;
      return withoutSections(subject(facts), opening(facts), reason);
    }
    case 'REFERRAL_CREDITED': {
      const { subject, opening, effect, earned, available } = words.referralCredited;
      const rows = [
        { label: earned, figure: String(event.months) },
        { label: available, figure: String(event.unspentMonths), isTotal: true as const },
      ];
      return {
        subject,
        opening: [opening(facts), effect(facts)],
        sections: [{ heading: event.name, sentences: [], rows }],
      };
    }
    case 'ENDED': {
      const { subject, opening, unpaid, comeBack } = words.ended;
      const reason = event.isUnpaid ? [unpaid] : [];
      return withoutSections(subject, opening(facts), ...reason, ...basic, comeBack);
    }
  }
}

/** What the button of a mail does: pay what is overdue, or manage the membership. */
function buttonOf(
  event: MembershipEvent,
  { membership: words }: MailWords,
  { publicUrl, deriveToken }: Pick<MembershipMailServices, 'publicUrl' | 'deriveToken'>,
): MailDocument['link'] {
  const shop = `${publicUrl}/${event.country.toLowerCase()}/${event.language}`;
  if (event.kind !== 'CHARGE_FAILED' || event.openInvoiceId === undefined)
    return { label: words.manage, url: `${shop}/my-account/` };
  const token = invoiceToken(deriveToken, event.openInvoiceId);
  return { label: words.chargeFailed.pay, url: `${shop}/invoice-payment/${token}/` };
}

/** The mail to one of those who manage a membership. Each has a Message-ID of its own, however often it is sent. */
function membershipMail(
  event: MembershipEvent,
  {
    organization,
    administrator,
  }: { readonly organization: string; readonly administrator: Administrators['people'][number] },
  services: Pick<MembershipMailServices, 'mailDomain' | 'publicUrl' | 'seller' | 'deriveToken'>,
): Mail {
  const { mailDomain, seller } = services;
  const { country, language } = event;
  const format = mailFormatFor({ country, language });
  const { subject, opening, sections } = messageOf(event, organization, format);
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening,
    groups: sections.map((section) => [section]),
    links: [],
    link: buttonOf(event, format.words, services),
    closing: sellerLines(seller, { country, language, words: format.words }),
  };
  const kind = event.kind.toLowerCase().replaceAll('_', '-');
  return {
    messageId: `<membership.${kind}.${event.key}.${administrator.id}@${mailDomain}>`,
    to: administrator.email,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}

/** Tells those who manage a membership what happened to it. May run more than once; the Message-IDs stay the same. */
export async function sendMembershipMail(
  services: MembershipMailServices,
  event: MembershipEvent,
): Promise<void> {
  const { organization, people } = await findAdministrators(services.sql, event.organizationId);
  for (const administrator of people)
    await services.sendMail(membershipMail(event, { organization, administrator }, services));
}
