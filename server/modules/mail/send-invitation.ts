import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import { type InvitationToSend, loadInvitationToSend } from '../people/members.repository.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, SendMail } from './mailer.ts';
import { sellerLines } from './seller-line.ts';

/** The shop's data in an invitation's mail. */
interface InvitingShop {
  readonly mailDomain: string;
  readonly seller: Seller;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly deriveToken: DeriveToken;
}

export interface InvitationMailServices extends InvitingShop {
  readonly sql: Sql;
  readonly sendMail: SendMail;
}

/**
 * The mail that invites a person to an organization. The token is in the hash of the URL, which browsers don't send to
 * servers. Each renewal of an invitation has its own Message-ID.
 */
function invitationMail(
  { id, email, organization, country, language, expiresAt }: InvitationToSend,
  { mailDomain, publicUrl, seller, deriveToken }: InvitingShop,
): Mail {
  const format = mailFormatFor({ country, language });
  const words = format.words.invitation;
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: words.subject(organization),
    opening: [words.opening(organization), words.openUntil(format.dayOf(expiresAt))],
    groups: [],
    links: [],
    link: {
      label: words.accept,
      url: `${publicUrl}/${country.toLowerCase()}/${language}/my-account/#invitation=${deriveToken('invitation', id)}`,
    },
    closing: [words.notYou(organization), ...sellerLines(seller, { country, language, words: format.words })],
  };
  return {
    messageId: `<invitation.${id}.${expiresAt.getTime()}@${mailDomain}>`,
    to: email,
    subject: words.subject(organization),
    text: mailText(document),
    html: mailHtml(document),
  };
}

/**
 * Sends an invitation, unless it was used or withdrawn meanwhile. May run more than once; the mail's Message-ID stays
 * the same.
 */
export async function sendInvitation(services: InvitationMailServices, invitationId: string): Promise<void> {
  const invitation = await loadInvitationToSend(services.sql, invitationId);
  if (invitation !== null) await services.sendMail(invitationMail(invitation, services));
}
