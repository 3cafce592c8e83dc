import { getNamedType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './operations-by-role.ts';
import { fieldPolicies } from './field-policies.ts';
import { waysIn } from './field-permissions.ts';

const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

/** What the objects of a buyer contain that belongs to no buyer, or has its policies in the test of permissions. */
const ofNobody = [
  'CheckoutOffer',
  'Country',
  'Image',
  'MembershipTerm',
  'Money',
  'Organization',
  'OrganizationMembership',
  'PaymentGateway',
  'ProductVariant',
  'Promo',
  'ShippingMethod',
  'TaxLine',
  'TaxedMoney',
  'TermsVersion',
  'VariantPricingInfo',
];

describe('what a buyer has given or been given', () => {
  it('has a policy for every field', () => {
    const fields = Object.keys(fieldPolicies).map((name) => [
      name,
      fieldsOf(name)
        .map((field) => field.name)
        .toSorted(),
    ]);
    expect(fields).toEqual(
      Object.entries(fieldPolicies).map(([name, of]) => [name, Object.keys(of).toSorted()]),
    );
  });

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
      'CheckoutAutoRenewalUpdate.checkout',
      'CheckoutBillingAddressUpdate.checkout',
      'CheckoutComplete.checkout',
      'CheckoutComplete.order',
      'CheckoutContinue.checkout',
      'CheckoutCreate.checkout',
      'CheckoutCustomerAttach.checkout',
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
      'OrderPage.orders',
      'Organization.invoices',
      'OrganizationMembership.availableReusablePaymentMethods',
      'Payable.lines',
      'Payable.partPayment',
      'Payable.references',
      'PaymentMethodCreate.paymentMethod',
      'PaymentMethodDelete.paymentMethod',
      'PaymentMethodSetPrimary.paymentMethod',
      'PaymentMethodUpdate.paymentMethod',
      'Query.checkout',
      'Query.invoice',
      'Query.order',
      'User.savedPaymentMethods',
    ]);
  });
});
