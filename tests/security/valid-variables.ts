import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { address, globalId } from '../contract/checkout-client.ts';
import { serialNumberOf } from '../support/serial-number.ts';
import type { Operation } from './schema-requests.ts';

/**
 * Variables that an operation accepts, by the names of arguments and fields. A name without a row gets a plausible value
 * of its type; one whose right value would exclude another is null.
 */
const byName: Readonly<Record<string, unknown>> = {
  ...address,
  anonymousId: 'a-random-visitor',
  attestations: ['PAYMENT_AUTHORIZATION'],
  amount: 1,
  body: '{"currency":"USD","value":1,"items":[]}',
  context: '{}',
  contract: '100001',
  countryCode: 'US',
  currency: 'USD',
  email: 'ada@clinic.example',
  endsOn: '2027-01-01',
  expMonth: 12,
  expYear: 2040,
  first: 10,
  form: 'demo',
  gateway: 'stripe',
  languageCode: 'EN',
  method: 'CREDIT_CARD',
  name: 'add_to_cart',
  previewedAt: '2026-11-20T15:00:00Z',
  productLine: 'IQ_PLUS',
  quantity: 1,
  seats: 6,
  serialNumber: serialNumberOf('SQ2', 1),
  sessionToken: 'a-search',
  timestamp: '2026-11-20T15:00:00Z',
  token: 'pm_good',
  variantId: globalId('ProductVariant', 'IQ3-USBC'),
  voucherCode: 'WELCOME10',
  vatRegistrationNumber: 'DE123456789',
  accessKey: null,
  after: null,
  expectedPayment: null,
  expectedTrialCharge: null,
  featureSkus: null,
  leavesRental: null,
  savedPaymentMethodId: null,
  sku: null,
  userId: null,
};

/** Fields of the lead forms that not every form has. */
const ofSomeForms =
  /^(?:organization(?:Type|Size)|jobTitle|practicePlace|specialty|interestArea|contactTopic|howDidYouHear.*|entryContext|formType)$/;

/** Right values that depend on who asks, and on what: a checkout of their own, their membership. */
export type Own = Readonly<Record<string, unknown>>;

function rightValue(type: GraphQLInputType, name: string, own: Own): unknown {
  if (Object.hasOwn(own, name)) return own[name];
  const nullable = getNullableType(type);
  const isListed = !isEnumType(nullable) || nullable.getValue(String(byName[name])) !== undefined;
  if (Object.hasOwn(byName, name) && isListed) return byName[name];
  if (ofSomeForms.test(name)) return null;
  if (isListType(nullable)) return [rightValue(nullable.ofType, '', own)];
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields()).map((field) => [
        field.name,
        rightValue(field.type, field.name, own),
      ]),
    );
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  const plausible: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    Date: '2026-12-01',
  };
  return plausible[getNamedType(type).name] ?? 'Text';
}

/** The variables of an operation, all of them right. */
export const validVariables = ({ field }: Operation, own: Own): Readonly<Record<string, unknown>> =>
  Object.fromEntries(field.args.map(({ name, type }) => [name, rightValue(type, name, own)]));
