import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, concatAST, Kind, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as checkoutOperations from '../../src/graphql/checkout.generated.ts';
import * as accountOperations from '../../src/graphql/account.generated.ts';
import * as addressSearchOperations from '../../src/graphql/address-search.generated.ts';
import * as declarationOperations from '../../src/graphql/declaration.generated.ts';
import * as learnerOperations from '../../src/graphql/learner-verification.generated.ts';
import * as leadFormOperations from '../../src/graphql/lead-form.generated.ts';
import * as tradeInOperations from '../../src/graphql/trade-in.generated.ts';
import * as orderAccessOperations from '../../src/graphql/order-access.generated.ts';
import * as orderOperations from '../../src/graphql/orders.generated.ts';
import * as paymentMethodOperations from '../../src/graphql/payment-methods.generated.ts';
import * as proCustomOperations from '../../src/graphql/pro-custom.generated.ts';
import * as referrerOperations from '../../src/graphql/referrer.generated.ts';
import * as shopOperations from '../../src/graphql/shop.generated.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const sort = (values: readonly string[]) => values.toSorted((one, other) => (one < other ? -1 : 1));

describe('the operations of the storefront', () => {
  const folder = 'src/graphql/operations';
  const files = readdirSync(folder).map((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')));

  it('are valid, without an unused fragment or variable', () => {
    expect(validate(schema, concatAST(files), specifiedRules)).toEqual([]);
  });

  it('have the agreed names', () => {
    const names = concatAST(files).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
    );
    expect(sort(names)).toEqual([
      'AddressSuggestions',
      'AnalyticsRecord',
      'AttributedVoucher',
      'AuthorizedUserShop',
      'BundlePreview',
      'CancellationDeclare',
      'Checkout',
      'CheckoutAutoRenewalUpdate',
      'CheckoutBillingAddressUpdate',
      'CheckoutComplete',
      'CheckoutContinue',
      'CheckoutCreate',
      'CheckoutCustomerAttach',
      'CheckoutEmailUpdate',
      'CheckoutLanguageCodeUpdate',
      'CheckoutLineDelete',
      'CheckoutLinesAdd',
      'CheckoutLinesUpdate',
      'CheckoutPaymentCreate',
      'CheckoutQuoteDataUpdate',
      'CheckoutSavedPaymentMethods',
      'CheckoutShippingAddressUpdate',
      'CheckoutShippingMethodUpdate',
      'CheckoutUpdateVoucher',
      'CheckoutVatNumberUpdate',
      'CountryAddressValidation',
      'DeclarationConfirm',
      'EditedMembership',
      'EnabledCountries',
      'EstimatedDeliveryPreview',
      'Geolocalization',
      'Invoice',
      'InvoicePay',
      'LeadFormSubmit',
      'LearnerVerificationSubmit',
      'LoginNonceRedeem',
      'MaintenanceQuery',
      'Order',
      'OrderAccessCreate',
      'OrderPay',
      'OrganizationAdminSet',
      'OrganizationInvitationAccept',
      'OrganizationMemberInvite',
      'OrganizationMemberRemove',
      'OrganizationRenewalSet',
      'OwnSavedPaymentMethods',
      'PayableOrder',
      'PaymentMethodCreate',
      'PaymentMethodDelete',
      'PaymentMethodSetPrimary',
      'PaymentMethodUpdate',
      'ProrationPreview',
      'Referrer',
      'ReferrerTokenReplace',
      'SavedPaymentMethods',
      'ShippingRates',
      'Shop',
      'ShopBanner',
      'SubscriptionChange',
      'SubscriptionRenew',
      'SubscriptionScheduleAdd',
      'SubscriptionScheduleRemove',
      'SuggestedAddress',
      'TokenRevoke',
      'TradeInCreate',
      'UserExists',
      'UserOrders',
      'UserOrganizationRefreshQuery',
      'UserQuery',
      'UserRefreshQuery',
      'WithdrawalDeclare',
    ]);
  });

  it.each(
    Object.entries({
      ...accountOperations,
      ...orderAccessOperations,
      ...orderOperations,
      ...paymentMethodOperations,
      ...proCustomOperations,
      ...referrerOperations,
      ...shopOperations,
      ...checkoutOperations,
      ...addressSearchOperations,
      ...declarationOperations,
      ...leadFormOperations,
      ...tradeInOperations,
      ...learnerOperations,
    }),
  )('%s is sent as one operation with only the fragments that it needs', (name, text) => {
    const document = parse(text);
    const [operation] = document.definitions;
    expect(operation).toMatchObject({
      kind: Kind.OPERATION_DEFINITION,
      name: { value: name.replace(/Document$/, '') },
    });
    expect(validate(schema, document)).toEqual([]);
  });
});
