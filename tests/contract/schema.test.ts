import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  validateSchema,
} from 'graphql';
import type { GraphQLField, GraphQLInputField, GraphQLNamedType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { legalAcknowledgements } from '@sonde/machines/rules/checkout';
import {
  bundleTypes,
  lineKinds,
  markets,
  productLines,
  quantityBuckets,
} from '@sonde/machines/rules/catalogue';
import { countries } from '@sonde/machines/rules/places';
import { checkoutErrorCodes, refusalReasons, voucherReasons } from '@sonde/machines/rules/errors';
import { contactTopics, entryContexts, leadFormTypes, leadSources } from '@sonde/machines/rules/leads';
import {
  humanPracticePlaces,
  humanSpecialties,
  jobTitles,
  organizationSizes,
  organizationTypes,
  veterinaryInterests,
  veterinaryPracticePlaces,
  veterinarySpecialties,
} from '@sonde/machines/rules/people';
import { paymentMethods } from '@sonde/machines/rules/payment';
import { planFamilies, planTypes } from '@sonde/machines/rules/plans';
import { taxCodes, taxIdStatuses } from '@sonde/machines/rules/tax';
import { describedParts } from './schema-parts.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

function enumValues(name: string): readonly string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enumeration of the schema.`);
  return type.getValues().map((value) => value.name);
}

function possibleTypes(name: string): readonly string[] {
  const type = schema.getType(name);
  if (!isAbstractType(type)) throw new Error(`${name} is neither interface nor union.`);
  return schema.getPossibleTypes(type).map((possible) => possible.name);
}

const sort = (values: readonly string[]) => values.toSorted((one, other) => (one < other ? -1 : 1));

const nodeTypes = `
  Address Attribute AttributeTranslation AttributeValue AttributeValueTranslation BankAccount Category
  CategoryTranslation Checkout CheckoutLine Collection CollectionTranslation CreditCard DigitalContent
  DigitalContentUrl Fulfillment FulfillmentLine Invoice Menu MenuItem MenuItemTranslation Order OrderEvent OrderLine
  Organization OrganizationMembership Page PageTranslation Payment Product ProductImage ProductTranslation ProductType
  ProductVariant ProductVariantTranslation SEPADirectDebit Sale SaleTranslation ShippingMethod
  ShippingMethodTranslation ShippingZone ShopTranslation Transaction User Voucher VoucherTranslation`
  .trim()
  .split(/\s+/);

describe('the schema', () => {
  it('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('has the 46 node types', () => {
    expect(nodeTypes).toHaveLength(46);
    expect(sort(possibleTypes('Node'))).toEqual(sort(nodeTypes));
  });

  it.each([
    ['SavedPaymentMethod', ['BankAccount', 'CreditCard', 'SEPADirectDebit']],
    [
      'TranslatableItem',
      [
        'Attribute',
        'AttributeValue',
        'Category',
        'Collection',
        'MenuItem',
        'Page',
        'Product',
        'ProductVariant',
        'Sale',
        'ShippingMethod',
        'Voucher',
      ],
    ],
  ])('%s is one of its listed types', (union, members) => {
    expect(sort(possibleTypes(union))).toEqual(members);
  });

  it('has no type and no enumeration without a use: every one is reached by an operation or a node', () => {
    const reached = new Set<string>();
    const visit = (type: GraphQLNamedType): void => {
      if (reached.has(type.name)) return;
      reached.add(type.name);
      if (isObjectType(type)) type.getInterfaces().forEach(visit);
      if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(visit);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return;
      for (const field of Object.values<GraphQLField | GraphQLInputField>(type.getFields())) {
        visit(getNamedType(field.type));
        if ('args' in field) field.args.forEach((argument) => visit(getNamedType(argument.type)));
      }
    };
    [schema.getQueryType(), schema.getMutationType()].forEach((root) => root && visit(root));
    expect(sort(ownTypes.map(({ name }) => name).filter((name) => !reached.has(name)))).toEqual([]);
  });

  it('explains every type, field, argument and value of an enumeration in sentences', () => {
    const unexplained = ownTypes
      .flatMap(describedParts)
      .filter(([, text]) => !/^[\p{Lu}\p{N}].*\.$/su.test(text ?? ''));
    expect(unexplained).toEqual([]);
  });
});

describe('the enumerations', () => {
  it.each([
    ['CheckoutErrorCode', checkoutErrorCodes],
    ['CheckoutBundleType', bundleTypes],
    ['PlanType', planTypes],
    ['PlanFamily', planFamilies],
    ['ProductLine', productLines],
    ['ProductKind', lineKinds],
    ['Market', markets],
    ['QuantityBucket', quantityBuckets],
    ['PaymentMethodEnum', paymentMethods],
    ['LegalAcknowledgement', legalAcknowledgements],
    ['TaxIdStatus', taxIdStatuses],
    ['TaxCode', taxCodes],
    ['VoucherReason', voucherReasons],
    ['RefusalReason', refusalReasons()],
    ['ContactTopic', contactTopics],
    ['EntryContext', entryContexts],
    ['FormType', leadFormTypes],
    ['JobTitle', jobTitles],
    ['OrganizationSize', organizationSizes],
    ['OrganizationType', organizationTypes],
    ['PracticePlace', [...new Set([...humanPracticePlaces, ...veterinaryPracticePlaces])]],
    ['Specialty', [...new Set([...humanSpecialties, ...veterinarySpecialties])]],
    ['VeterinaryInterest', veterinaryInterests],
    ['LeadSource', leadSources],
  ] as const)('%s has the values of its rule', (name, values) => {
    expect(sort(enumValues(name))).toEqual(sort(values));
  });

  it('CountryCode has the 249 countries of ISO 3166-1 and Kosovo, each known by name', () => {
    const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const codes = enumValues('CountryCode');
    expect(codes).toHaveLength(250);
    expect(codes).toContain('XK');
    expect(codes.filter((code) => name.of(code) === undefined)).toEqual([]);
  });

  it('contain every country and language of the shop', () => {
    expect(enumValues('CountryCode')).toEqual(expect.arrayContaining(countries.map(({ code }) => code)));
    const languages = countries.flatMap((country) => country.languages.map(({ url }) => url.toUpperCase()));
    expect(enumValues('LanguageCodeEnum')).toEqual(expect.arrayContaining(languages));
  });
});

describe('the refusals', () => {
  it.each(['Checkout', 'Payment', 'Order', 'Invoice', 'Account', 'Form', 'Analytics'])(
    '%sError has field, message and a code that every flow handles',
    (kind) => {
      const type = schema.getType(`${kind}Error`);
      const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
      expect(fields.map((field) => [field.name, String(field.type)])).toEqual([
        ['field', 'String'],
        ['message', 'String!'],
        ['code', `${kind}ErrorCode!`],
        ...(['Account', 'Checkout', 'Form', 'Invoice', 'Order', 'Payment'].includes(kind)
          ? [
              ['reason', 'RefusalReason'],
              ['most', 'Int'],
            ]
          : []),
      ]);
      expect(checkoutErrorCodes).toEqual(expect.arrayContaining([...enumValues(`${kind}ErrorCode`)]));
    },
  );

  const payloadsOf = (isMeant: (mutation: string) => boolean) =>
    Object.values(schema.getMutationType()?.getFields() ?? {})
      .filter(({ name }) => isMeant(name))
      .map((field) => {
        const payload = schema.getType(String(field.type).replace('!', ''));
        return isObjectType(payload)
          ? Object.values(payload.getFields()).map((part) => `${part.name}: ${String(part.type)}`)
          : [];
      });
  const isOfCheckout = (mutation: string) => mutation.startsWith('checkout');
  const isOfOrganization = (mutation: string) =>
    mutation.startsWith('organization') || mutation === 'referrerTokenReplace';
  const isOfPaymentMethod = (mutation: string) => mutation.startsWith('paymentMethod');
  const isOfSubscription = (mutation: string) => mutation.startsWith('subscription');

  it('are part of every checkout change, beside the checkout', () => {
    const payloads = payloadsOf(isOfCheckout);
    expect(payloads).not.toHaveLength(0);
    for (const fields of payloads)
      expect(fields).toEqual(
        expect.arrayContaining([
          'errors: [Error!]!',
          'checkoutErrors: [CheckoutError!]!',
          'checkout: Checkout',
        ]),
      );
  });

  it('are part of every organization change, beside the membership', () => {
    const payloads = payloadsOf(isOfOrganization);
    expect(payloads).not.toHaveLength(0);
    for (const fields of payloads)
      expect(fields).toEqual([
        'errors: [Error!]!',
        'accountErrors: [AccountError!]!',
        'organizationMembership: OrganizationMembership',
      ]);
  });

  it('come with every change of a saved payment method, beside the method', () => {
    const payloads = payloadsOf(isOfPaymentMethod);
    expect(payloads).toHaveLength(4);
    for (const fields of payloads)
      expect(fields).toEqual(
        expect.arrayContaining([
          'errors: [Error!]!',
          'paymentErrors: [PaymentError!]!',
          'paymentMethod: SavedPaymentMethod',
        ]),
      );
  });

  it('come with every form', () => {
    const payloads = payloadsOf(
      (mutation) =>
        !isOfCheckout(mutation) &&
        !isOfOrganization(mutation) &&
        !isOfPaymentMethod(mutation) &&
        !isOfSubscription(mutation),
    );
    expect(payloads).toEqual([
      ['errors: [Error!]!', 'accountErrors: [AccountError!]!', 'accessKey: String'],
      [
        'errors: [Error!]!',
        'invoiceErrors: [InvoiceError!]!',
        'payable: Payable',
        'confirmationNeeded: Boolean!',
        'paymentIntentSecret: String',
        'isPending: Boolean!',
      ],
      [
        'errors: [Error!]!',
        'orderErrors: [OrderError!]!',
        'payable: Payable',
        'confirmationNeeded: Boolean!',
        'paymentIntentSecret: String',
        'isPending: Boolean!',
      ],
      ['errors: [Error!]!', 'accountErrors: [AccountError!]!'],
      ['errors: [Error!]!', 'accountErrors: [AccountError!]!'],
      ['errors: [Error!]!', 'formErrors: [FormError!]!'],
      ['errors: [Error!]!', 'analyticsErrors: [AnalyticsError!]!', 'isRecorded: Boolean!'],
      ['errors: [Error!]!', 'formErrors: [FormError!]!', 'tradeIn: TradeIn'],
      ['errors: [Error!]!', 'formErrors: [FormError!]!'],
      ['errors: [Error!]!', 'formErrors: [FormError!]!', 'receipt: DeclarationReceipt'],
      ['errors: [Error!]!', 'formErrors: [FormError!]!', 'receipt: DeclarationReceipt'],
      ['errors: [Error!]!', 'formErrors: [FormError!]!', 'receipt: DeclarationReceipt'],
    ]);
    for (const payload of payloadsOf(isOfSubscription))
      expect(payload.slice(0, 3)).toEqual([
        'errors: [Error!]!',
        'subscriptionErrors: [SubscriptionError!]!',
        'organizationMembership: OrganizationMembership',
      ]);
  });
});
