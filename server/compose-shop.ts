import type { BaseLogger } from 'pino';
import type { Sql } from './db/connect.ts';
import { bankAccountIn } from './environment/bank-accounts.ts';
import type { Environment } from './environment/environment.ts';
import type { Geolocate } from './graphql/geolocation.ts';
import { type DeveloperPage, type GraphqlHandler, createGraphqlServer } from './graphql/graphql-handler.ts';
import type { FieldTracing, OnAnswer } from './graphql/watched-fields.ts';
import type { CrashPoint } from './kernel/crash-points.ts';
import type { ModuleApi } from './kernel/module-api.ts';
import type { SharedUses } from './kernel/rate-limits/shared-uses.ts';
import type { DeriveToken } from './kernel/tokens.ts';
import { createAccountReader } from './modules/account/read-account.ts';
import { accountApi } from './modules/account/account.resolvers.ts';
import type { AccountServices } from './modules/account/account-services.ts';
import type { CatalogueCache } from './modules/catalogue/catalogue-cache.ts';
import { analyticsApi } from './modules/analytics/analytics.resolvers.ts';
import { createOptOutBySignal } from './modules/analytics/opt-out-by-signal.ts';
import type { AnalyticsServices } from './modules/analytics/analytics-services.ts';
import { catalogueApi } from './modules/catalogue/catalogue.resolvers.ts';
import { createCheckouts } from './modules/checkout/checkout.repository.ts';
import { checkoutApi } from './modules/checkout/checkout.resolvers.ts';
import { declarationApi } from './modules/declaration/declaration.resolvers.ts';
import type { DeclarationServices } from './modules/declaration/declare.ts';
import type { LearnerRule, LearnerRuleServices } from './modules/learner/decide-learner.ts';
import { documentApi } from './modules/document/document.resolvers.ts';
import type { DocumentServices } from './modules/document/document-services.ts';
import { learnerApi } from './modules/learner/learner.resolvers.ts';
import type { LearnerServices } from './modules/learner/submit-learner.ts';
import { leadApi } from './modules/lead/lead.resolvers.ts';
import type { LeadServices } from './modules/lead/submit-lead.ts';
import type { OrderConfirmation } from './modules/order/confirm-order.ts';
import { endOpenAttempt, settleOpenAttempt } from './modules/order/end-open-attempt.ts';
import type { TransferServices } from './modules/order/record-transfer.ts';
import type { FulfilmentServices } from './modules/order/fulfil-order.ts';
import type { OrderInvoiceServices } from './modules/order/issue-order-invoice.ts';
import type { OrderServices } from './modules/order/order-services.ts';
import { orderApi } from './modules/order/order.resolvers.ts';
import { creditCharge } from './modules/subscription/credit-membership.ts';
import { recordCharge } from './modules/order/record-charge.ts';
import { createGateways } from './modules/payment/gateways.ts';
import { payableApi } from './modules/payable/payable.resolvers.ts';
import type { PaymentServices } from './modules/payment/payment-services.ts';
import { savedMethodsApi } from './modules/payment/saved/saved-methods.resolvers.ts';
import type { PeopleServices } from './modules/people/people-services.ts';
import { peopleApi } from './modules/people/people.resolvers.ts';
import { createPeople } from './modules/people/signed-in-person.ts';
import type { AddressSearch } from './modules/places/address-search.ts';
import { addressSearchApi } from './modules/places/address-search.resolvers.ts';
import { promotionApi } from './modules/promotion/promotion.resolvers.ts';
import { openReferral } from './modules/referral/open-referral.ts';
import { referralApi } from './modules/referral/referral.resolvers.ts';
import type { OrderCreditServices } from './modules/refund/credit-order.ts';
import { shopApi } from './modules/shop/shop.resolvers.ts';
import type { SubscriptionServices } from './modules/subscription/subscription-services.ts';
import { subscriptionApi } from './modules/subscription/subscription.resolvers.ts';
import { writeSale } from './modules/subscription/write-sale.ts';
import type { TaxRegistrations } from './modules/tax/registered-tax-line.ts';
import type { TaxIdRegistry } from './modules/tax/tax-id-registry.ts';
import type { TaxProvider } from './modules/tax/tax-provider.ts';
import { taxedPricesApi } from './modules/tax/taxed-prices.resolvers.ts';
import type { SettlingServices } from './modules/trade-in/settle-trade-in.ts';
import { tradeInApi } from './modules/trade-in/trade-in.resolvers.ts';
import {
  announceWithdrawn,
  creditNoteIssued,
  declarationReceived,
  leadSubmitted,
  learnerDecided,
  learnerSubmitted,
  memberInvited,
  memberRemoved,
  membershipChanged,
  orderConfirmed,
  orderPaid,
  orderQuoted,
  orderRefunded,
  orderPartlyPaid,
  paymentDisputed,
  orderShipped,
  orderUnpaid,
  refundFailed,
  tradeInRevoked,
} from './shop-announcements.ts';

/** The external services of the modules, before they are connected. */
export interface ShopParts {
  readonly environment: Environment;
  readonly log: BaseLogger;
  readonly geolocate: Geolocate;
  /** Null if no addresses are suggested. */
  readonly addressSearch: AddressSearch | null;
  /** Null if no visits are recorded. */
  readonly forwardEvents: AnalyticsServices['forwardEvents'];
  readonly sql: Sql;
  readonly catalogue: CatalogueCache;
  readonly providers: PaymentServices['providers'];
  readonly publishableKeys: Parameters<typeof createGateways>[0]['publishableKeys'];
  readonly verifyToken: AccountServices['verifyToken'];
  readonly taxProvider: TaxProvider;
  readonly taxIdRegistry: TaxIdRegistry;
  readonly sellerCountry: string;
  readonly taxRegistrations: TaxRegistrations;
  readonly deriveToken: DeriveToken;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly crashPoint: CrashPoint;
  /** With whom the limits are shared. */
  readonly sharedUses: SharedUses;
  /** Decides about learners before an operator does. */
  readonly learnerRule: LearnerRule;
  now(): Date;
  /** Absent for a process that runs alone. */
  readonly isAnotherVersionRunning?: () => Promise<boolean>;
  /** Called for every answered query and mutation; absent if nothing counts them. */
  readonly onAnswer?: OnAnswer;
  /** Absent without traces. */
  readonly fieldTracing?: FieldTracing;
}

/** The services of all modules; each uses the part that it declares. */
export interface ShopServices
  extends
    ShopParts,
    OrderServices,
    SubscriptionServices,
    OrderInvoiceServices,
    OrderCreditServices,
    FulfilmentServices,
    TransferServices,
    DocumentServices,
    DeclarationServices,
    LeadServices,
    LearnerServices,
    LearnerRuleServices,
    PeopleServices,
    SettlingServices,
    AnalyticsServices,
    AccountServices {}

/** Connects the modules: what each announces, with `shop-announcements.ts`; what it calls, with who does it. */
export function connectModules(parts: ShopParts): ShopServices {
  const people = createPeople(parts.sql, parts.now);
  const confirmation: OrderConfirmation = {
    announceConfirmed: orderConfirmed.announce,
    announcePaid: orderPaid.announce,
    announceUnpaid: orderUnpaid.announce,
    async announceSold(sql, order) {
      await writeSale(sql, order, parts.now());
      await openReferral(sql, order, parts.now());
    },
  };
  const payment: PaymentServices = {
    ...parts,
    people,
    announceRefunded: orderRefunded.announce,
    announceRefundFailed: refundFailed.announce,
    announceDisputed: paymentDisputed.announce,
    recordCharge: (sql, answered) =>
      recordCharge(sql, answered, { ...confirmation, crashPoint: parts.crashPoint }),
    creditCharge: (refunded) =>
      creditCharge(
        {
          ...parts,
          announceCredited: creditNoteIssued.announce,
          announceRefundFailed: refundFailed.announce,
        },
        refunded,
      ),
  };
  return {
    ...parts,
    ...payment,
    seller: parts.environment.seller,
    supportEmail: parts.environment.supportEmail,
    bankAccountIn: (country) => bankAccountIn(parts.environment.bankAccounts, country),
    quoteDays: parts.environment.quoteDays,
    announceQuoted: orderQuoted.announce,
    cloudAppSecret: parts.environment.cloudAppSecret,
    checkouts: createCheckouts(parts.sql, parts.now),
    announceInvited: memberInvited.announce,
    announceRemoved: memberRemoved.announce,
    ...createGateways(parts),
    endOpenPayment: (checkoutId) => endOpenAttempt(payment, checkoutId),
    settleOpenPayment: (checkoutId) => settleOpenAttempt(payment, checkoutId),
    ...confirmation,
    announceLead: leadSubmitted.announce,
    announceLearner: learnerSubmitted.announce,
    announceLearnerDecided: learnerDecided.announce,
    announceMembership: membershipChanged.announce,
    announceCredited: creditNoteIssued.announce,
    announceDeclaration: declarationReceived.announce,
    announceWithdrawn,
    announceTradeInRevoked: tradeInRevoked.announce,
    announceShipped: orderShipped.announce,
    announcePartlyPaid: orderPartlyPaid.announce,
  };
}

/** The store API, by module. */
export const modulesOf = (services: ShopServices): readonly ModuleApi[] => [
  shopApi(services),
  addressSearchApi(services),
  catalogueApi(services),
  taxedPricesApi(services),
  promotionApi,
  checkoutApi(services),
  orderApi(services),
  documentApi(services),
  payableApi(services),
  leadApi(services),
  tradeInApi(services),
  referralApi(services),
  learnerApi(services),
  declarationApi(services),
  accountApi(services),
  analyticsApi(services),
  peopleApi(services),
  subscriptionApi(services),
  savedMethodsApi(services),
];

/** The store API over all modules. */
export function createGraphqlHandler(
  services: ShopServices,
  developerPage: DeveloperPage | null = null,
): GraphqlHandler {
  const latestCatalogue = () => services.catalogue.latest();
  const readAccount = createAccountReader(services);
  const keepOptOut = createOptOutBySignal(services);
  return createGraphqlServer(
    { ...services, readAccount, keepOptOut, modules: modulesOf(services), latestCatalogue },
    developerPage,
  );
}
