import type { Refused } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';

interface Submitted {
  readonly formErrors: readonly Refused[];
}

interface Mail {
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
}

export const whole = {
  form: 'demo',
  languageCode: 'EN',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@clinic.example',
  phone: '(415) 555-2671',
  organizationName: 'Analytical Clinic',
  organizationType: 'CLINIC',
  organizationSize: 'UP_TO_10',
  jobTitle: 'OWNER',
  practicePlace: 'OWN_PRACTICE',
  specialty: 'OTHER',
  interestArea: 'HEART',
  country: 'US',
  countryArea: 'California',
  postalCode: '94105',
  contactTopic: 'SDK_IOS',
  comment: 'We would like to see it.\nOn a Tuesday.',
  howDidYouHear: 'CONFERENCE',
  howDidYouHearSpecific: 'Ultrasound days',
  emailOptIn: true,
};

/** What was refused, with its field. */
export const codes = ({ formErrors }: Submitted) => formErrors.map(({ code, field }) => `${code} ${field}`);

/** Sends a form, and reads what is stored and mailed. */
export function leadFormRequests(currentShop: () => OrderShop) {
  let keys = 0;
  const nextKey = () => `key-${(keys += 1)}`;

  const submit = (change: object = {}, idempotencyKey: string | null = nextKey(), headers = {}) =>
    currentShop().client.change<Submitted>(
      'LeadFormSubmit',
      { input: { ...whole, ...change }, idempotencyKey },
      headers,
    );
  const storedLeads = () => currentShop().database.sql`select * from lead order by created_at`;
  const mailsTo = async (recipient: string) => {
    await currentShop().runJobs();
    return currentShop().database.sql<Mail[]>`
    select subject, text_body, html_body from sandbox_mail where recipient = ${recipient}`;
  };
  const mails = () => mailsTo(currentShop().services.environment.supportEmail);

  return { nextKey, submit, storedLeads, mailsTo, mails };
}
