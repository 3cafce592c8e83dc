import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { environmentWarnings } from './environment-warnings.ts';

const complete = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Sonde <shop@clinic.example>',
  SELLER_NAME: 'Analytical Probes',
  SUPPORT_EMAIL: 'help@probes.example',
  SUPPORT_PHONE: '+12125550142',
  SUPPORT_PHONE_GB: '+442079460142',
  SUPPORT_PHONE_EU: '+493023125142',
  SUPPORT_PHONE_AU: '+61255500142',
};
const without = (...names: readonly (keyof typeof complete)[]) =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => !names.some((one) => one === name)));

describe('the warnings at the start', () => {
  it.each([
    ['everything', complete, []],
    [
      'no mail server',
      without('SMTP_URL'),
      ['SMTP_URL is not set: emails are stored in the table sandbox_mail, and nobody receives them.'],
    ],
    [
      'no seller',
      without('SELLER_NAME'),
      ['SELLER_NAME is not set: pages and mails name a seller that does not exist.'],
    ],
    [
      'no number',
      without('SUPPORT_PHONE'),
      ['SUPPORT_PHONE and SUPPORT_EMAIL are not both set: buyers see example contact details.'],
    ],
    [
      'an American number alone',
      without('SUPPORT_PHONE_GB', 'SUPPORT_PHONE_EU', 'SUPPORT_PHONE_AU'),
      [
        'Not set: SUPPORT_PHONE_GB, SUPPORT_PHONE_EU, SUPPORT_PHONE_AU. Buyers there call SUPPORT_PHONE, at the hours of the United States.',
      ],
    ],
    [
      'no number in Europe',
      without('SUPPORT_PHONE_EU'),
      ['Not set: SUPPORT_PHONE_EU. Buyers there call SUPPORT_PHONE, at the hours of the United States.'],
    ],
  ] as const)('with %s', (_what, variables, warnings) => {
    const parsed = parseEnvironment(variables);
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    expect(environmentWarnings(parsed.environment)).toEqual(warnings);
  });
});
