import { globSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { decidedOperations, isAuthorized } from '../../src/graphql/authorized-operations.ts';

const operations = globSync('src/graphql/operations/*.graphql')
  .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
  .flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? '') : [],
  );

it('every operation of the storefront has an entry whether it carries the token, and nothing else has', () => {
  expect(decidedOperations.toSorted()).toEqual(operations.toSorted());
});

it.each(['', 'Unknown', 'toString', '__proto__', 'userquery'])('%j does not carry it', (name) => {
  expect(isAuthorized(name)).toBe(false);
});

/** Those about a person, an organization, a cart of theirs or its order; see decision 104. */
const ofPersons = [
  'UserQuery',
  'UserRefreshQuery',
  'UserOrganizationRefreshQuery',
  'UserOrders',
  'UserExists',
  'AuthorizedUserShop',
  'CheckoutCreate',
  'CheckoutLinesAdd',
  'CheckoutLineDelete',
  'CheckoutShippingAddressUpdate',
  'CheckoutBillingAddressUpdate',
  'CheckoutUpdateVoucher',
  'CheckoutVatNumberUpdate',
  'CheckoutQuoteDataUpdate',
  'CheckoutComplete',
  'PaymentMethodCreate',
  'PaymentMethodDelete',
  'PaymentMethodSetPrimary',
  'PaymentMethodUpdate',
  'SubscriptionChange',
  'SubscriptionRenew',
  'SubscriptionScheduleAdd',
  'SubscriptionScheduleRemove',
  'ProrationPreview',
  'EstimatedDeliveryPreview',
  'TradeInCreate',
  'OrganizationAdminSet',
  'OrganizationMemberInvite',
  'OrganizationMemberRemove',
  'OrganizationRenewalSet',
];
/** Their answers are shared among all visitors, or go to who isn't signed in. */
const ofEveryone = [
  'Shop',
  'EnabledCountries',
  'Geolocalization',
  'MaintenanceQuery',
  'CountryAddressValidation',
  'LeadFormSubmit',
];

it.each(ofPersons)('%s carries it', (name) => {
  expect(isAuthorized(name)).toBe(true);
});

it.each(ofEveryone)('%s never carries it', (name) => {
  expect(isAuthorized(name)).toBe(false);
});
