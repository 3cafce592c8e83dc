import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import { type InvitationToSend, loadInvitationToSend } from '../people/members.repository.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, SendMail } from './mailer.ts';
import { type MailSeller, sellerLines } from './seller-line.ts';

/** What an invitation's mail says about the shop. */
interface InvitingShop {
  readonly mailDomain: string;
  readonly seller: MailSeller;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly deriveToken: DeriveToken;
}

export interface InvitationMailServices extends InvitingShop {
  readonly sql: Sql;
  readonly sendMail: SendMail;
}

/**
 * Invites into an organization. The token stands behind the address's hash sign, which browsers send to nobody. Each time
 * it is kept up makes another message.
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

/** Mails an invitation; one that was used or withdrawn meanwhile is not sent. May run more than once; the mail's Message-ID stays the same. */
export async function sendInvitation(services: InvitationMailServices, invitationId: string): Promise<void> {
  const invitation = await loadInvitationToSend(services.sql, invitationId);
  if (invitation !== null) await services.sendMail(invitationMail(invitation, services));
}
