import { getNamedType, isIntrospectionType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './operations-by-role.ts';
import { fieldPolicies } from './field-policies.ts';
import { waysIn } from './field-permissions.ts';
import { personFields } from './person-fields.ts';
import { answerFields, publicFields } from './public-fields.ts';

const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

/** What the objects of a buyer contain that belongs to no buyer, or has its policies in the test of permissions. */
const ofNobody = [
  'CheckoutError',
  'CheckoutOffer',
  'Country',
  'Error',
  'Image',
  'MembershipTerm',
  'Money',
  'Organization',
  'OrganizationMembership',
  'PaymentGateway',
  'ProductVariant',
  'Promo',
  'ShippingMethod',
  'SubscriptionError',
  'TaxLine',
  'TaxedMoney',
  'TermsVersion',
  'VariantPricingInfo',
];

/** Each type with a policy for its fields, and their names. A type with two policies is in the list twice. */
const typesWithPolicies = [
  ...Object.entries(fieldPolicies).map(([name, of]) => [name, Object.keys(of)] as const),
  ...Object.entries(personFields).map(([name, of]) => [name, Object.keys(of)] as const),
  ...Object.entries({ ...publicFields, ...answerFields }).map(
    ([name, fields]) => [name, fields.split(' ')] as const,
  ),
];

it('every field of every type has one policy', () => {
  // Those of `Query` and `Mutation` are the operations of the test of permissions.
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !isIntrospectionType(type) && !/^(Query|Mutation)$/.test(type.name),
  );
  const sorted = (rows: readonly (readonly [name: string, fields: readonly string[]])[]) =>
    rows
      .map(([name, fields]) => [name, fields.toSorted()] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  expect(sorted(typesWithPolicies)).toEqual(
    sorted(types.map(({ name }) => [name, fieldsOf(name).map((field) => field.name)])),
  );
});

it('the answers to mutations are those of a table', () => {
  const answers = Object.values(schema.getMutationType()?.getFields() ?? {}).map(
    ({ type }) => getNamedType(type).name,
  );
  expect(Object.keys(answerFields).toSorted()).toEqual([...new Set(answers)].toSorted());
});

describe('what a buyer has given or been given', () => {
  it('contains only types with policies, and those that say nothing about a buyer', () => {
    const contained = Object.keys(fieldPolicies)
      .flatMap(fieldsOf)
      .map(({ type }) => getNamedType(type))
      .filter((type) => isObjectType(type) && !Object.hasOwn(fieldPolicies, type.name))
      .map(({ name }) => name);
    expect([...new Set(contained)].toSorted()).toEqual(ofNobody);
  });

  it('is reached by these fields and no others', () => {
    expect(waysIn()).toEqual([
      'CancellationDeclare.receipt',
      'CheckoutAutoRenewalUpdate.checkout',
      'CheckoutBillingAddressUpdate.checkout',
      'CheckoutComplete.checkout',
      'CheckoutComplete.order',
      'CheckoutContinue.checkout',
      'CheckoutCreate.checkout',
      'CheckoutCustomerAttach.checkout',
      'CheckoutCustomerAttach.mergedLines',
      'CheckoutEmailUpdate.checkout',
      'CheckoutLanguageCodeUpdate.checkout',
      'CheckoutLineDelete.checkout',
      'CheckoutLinesAdd.checkout',
      'CheckoutLinesUpdate.checkout',
      'CheckoutPaymentCreate.checkout',
      'CheckoutQuoteDataUpdate.checkout',
      'CheckoutShippingAddressUpdate.checkout',
      'CheckoutShippingMethodUpdate.checkout',
      'CheckoutUpdateVoucher.checkout',
      'CheckoutVatNumberUpdate.checkout',
      'DeclarationConfirm.receipt',
      'InvoicePay.payable',
      'OrderPay.payable',
      'Organization.invoices',
      'OrganizationMembership.availableReusablePaymentMethods',
      'PaymentMethodCreate.paymentMethod',
      'PaymentMethodDelete.paymentMethod',
      'PaymentMethodSetPrimary.paymentMethod',
      'PaymentMethodUpdate.paymentMethod',
      'Query.bundlePreview',
      'Query.checkout',
      'Query.invoice',
      'Query.order',
      'Query.payable',
      'Query.prorationPreview',
      'Query.referrer',
      'Query.userOrders',
      'TradeInCreate.tradeIn',
      'User.failedPaymentOrders',
      'User.savedPaymentMethods',
      'WithdrawalDeclare.receipt',
    ]);
  });
});
