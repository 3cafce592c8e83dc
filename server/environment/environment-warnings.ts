import type { Environment } from './environment.types.ts';
import { sandboxSeller } from './environment.schema.ts';

/** The variable with the number of each desk besides the American one. */
const deskVariables = {
  BRITAIN: 'SUPPORT_PHONE_GB',
  EUROPE: 'SUPPORT_PHONE_EU',
  OCEANIA: 'SUPPORT_PHONE_AU',
} as const;

const desks = Object.keys(deskVariables) as readonly (keyof typeof deskVariables)[];

function supportWarning({ supportPhones, supportEmail }: Warned): string | null {
  if (supportPhones.AMERICA === sandboxSeller.phones.AMERICA || supportEmail === sandboxSeller.email)
    return 'SUPPORT_PHONE and SUPPORT_EMAIL are not both set: buyers see example contact details.';
  const missing = desks.filter((desk) => supportPhones[desk] === null).map((desk) => deskVariables[desk]);
  return missing.length === 0
    ? null
    : `Not set: ${missing.join(', ')}. Buyers there call SUPPORT_PHONE, at the hours of the United States.`;
}

type Warned = Pick<Environment, 'smtpUrl' | 'seller' | 'supportPhones' | 'supportEmail'>;

/**
 * What an operator should know of valid variables with which a shop that charges real cards leaves mails unsent, or
 * names someone who can't be reached.
 */
export function environmentWarnings(environment: Warned): readonly string[] {
  return [
    environment.smtpUrl === null
      ? 'SMTP_URL is not set: emails are stored in the table sandbox_mail, and nobody receives them.'
      : null,
    environment.seller.name === sandboxSeller.name
      ? 'SELLER_NAME is not set: pages and mails name a seller that does not exist.'
      : null,
    supportWarning(environment),
  ].filter((warning) => warning !== null);
}
