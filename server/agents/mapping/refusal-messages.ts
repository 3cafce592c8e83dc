import { eachReference } from '@sonde/machines/rules/checkout';
import type { ErrorCode, RefusalReason } from '@sonde/machines/rules/errors';
import { paymentErrorCodes } from '@sonde/machines/rules/errors';
import { ownValue } from '@sonde/machines/rules/texts';
import type { Refusal } from '../../kernel/refusal.ts';
import { organizationField, referenceField } from '../protocol/procurement.ts';
import type { ErrorMessage, Severity } from './messages.ts';
import { addressNames, type ProtocolAddress } from './postal-address.ts';
import { sentenceOf } from './refusal-sentences.ts';

/** What a person has to do or decide; an agent can't. */
export const reasonsForPersons: Readonly<Partial<Record<RefusalReason, Severity>>> = {
  ASK_SALES: 'requires_buyer_input',
  TOO_MANY_DEVICES: 'requires_buyer_input',
  TOO_MANY_SEATS: 'requires_buyer_input',
  LEARNERS_ONLY: 'requires_buyer_input',
  UPGRADE_INSTEAD: 'requires_buyer_input',
  UPGRADE_TO_PRO_INSTEAD: 'requires_buyer_input',
  ADD_SEATS_INSTEAD: 'requires_buyer_input',
  OWNERS_ONLY: 'requires_buyer_input',
  PLAN_ENDED: 'requires_buyer_input',
  NO_PERMISSIONS: 'requires_buyer_input',
  SIGN_IN_FIRST: 'requires_buyer_input',
  CONTINUED_ELSEWHERE: 'requires_buyer_review',
};

/** As for reasons, for refusals whose code says enough. */
export const codesForPersons: Readonly<Partial<Record<ErrorCode, Severity>>> = {
  ENTERPRISE_CODE_REQUIRED: 'requires_buyer_input',
  NO_PERMISSIONS: 'requires_buyer_input',
  BANNED_EMAIL_ADDRESS: 'requires_buyer_input',
  COUNTRY_NOT_AVAILABLE: 'unrecoverable',
};

const severityOf = ({ code, reason }: Refusal): Severity =>
  (reason && reasonsForPersons[reason]) ?? codesForPersons[code] ?? 'recoverable';

const destination = '$.fulfillment.methods[0].destinations[0]';
const option = '$.fulfillment.methods[0].groups[0].selected_option_id';
const instrument = '$.payment.instruments[0]';
const billing = `${instrument}.billing_address`;

/** Where the protocol has a field of the API. */
const paths: Readonly<Record<string, string>> = {
  email: '$.buyer.email',
  lines: '$.line_items',
  quantity: '$.line_items',
  variantId: '$.line_items',
  voucherCode: '$.discounts.codes[0]',
  shippingAddress: destination,
  shippingMethodId: option,
  billingAddress: billing,
  payment: instrument,
  method: instrument,
  gateway: `${instrument}.handler_id`,
  token: `${instrument}.credential.token`,
  country: '$.context.address_country',
  organizationName: `$.procurement.${organizationField}`,
  equoteOrganizationName: `$.procurement.${organizationField}`,
  ...eachReference((name) => `$.procurement.${referenceField(name)}`),
};

/** Which address the fields of a refusal belong to; null if it isn't about one. */
export type AddressPlace = 'destination' | 'billing' | null;

const addressPaths = { destination, billing } as const;

function pathOf(field: string, place: AddressPlace): string | undefined {
  const name = Object.hasOwn(addressNames, field) ? addressNames[field as keyof typeof addressNames] : null;
  if (place !== null && name !== null)
    return `${addressPaths[place]}.${name satisfies keyof ProtocolAddress}`;
  return ownValue(paths, field);
}

/** The codes of the protocol that mean the same as one of the shop's. */
const standardReasons: Readonly<Partial<Record<RefusalReason, string>>> = {
  NOT_SOLD: 'item_unavailable',
  NOT_SOLD_IN_COUNTRY: 'item_unavailable',
  LINE_GONE: 'item_unavailable',
  OTHER_COUNTRY: 'address_undeliverable',
  AREA_NOT_SERVED: 'address_undeliverable',
  TERRITORY_NOT_SERVED: 'address_undeliverable',
  UNKNOWN: 'discount_code_invalid',
  EXPIRED: 'discount_code_expired',
  USED_UP: 'discount_code_invalid',
  NOT_ACTIVE: 'discount_code_invalid',
  ALREADY_USED: 'discount_code_user_ineligible',
  OWN_REFERRAL: 'discount_code_user_ineligible',
  LEARNERS_ONLY: 'discount_code_user_ineligible',
  AFFILIATE_APPLIED: 'discount_code_combination_disallowed',
};

/** Whether the provider or the bank refused the payment. */
const isPaymentRefused = ({ code }: Refusal): boolean => paymentErrorCodes.some((known) => known === code);

function protocolCode(refused: Refusal): string {
  const { code, reason } = refused;
  const standard = reason === null ? undefined : standardReasons[reason];
  if (standard !== undefined) return standard;
  if (isPaymentRefused(refused)) return 'payment_failed';
  return code === 'PRODUCTS_ARE_CHANGED' ? 'item_unavailable' : code.toLowerCase();
}

/** A message with the shop's own refusal beside it, for clients that know its codes. */
export interface RefusalMessage extends ErrorMessage {
  readonly refusal: Refusal;
}

/** A refusal of the shop's rules as a message: its code, who can do something about it, and where. */
export function refusalMessage(refusal: Refusal, place: AddressPlace = null): RefusalMessage {
  // An agent pays again with another token, whatever was wrong with the payment.
  const field = refusal.field ?? (isPaymentRefused(refusal) ? 'token' : null);
  const path = field === null ? undefined : pathOf(field, place);
  return {
    type: 'error',
    code: protocolCode(refusal),
    severity: severityOf(refusal),
    content: sentenceOf(refusal),
    ...(path !== undefined && { path }),
    refusal,
  };
}
