import type { BaseLogger } from 'pino';
import type { Sql } from './db/connect.ts';
import { bankAccountIn } from './environment/bank-accounts.ts';
import type { Environment } from './environment/environment.ts';
import type { Geolocate } from './graphql/geolocation.ts';
import { type DeveloperPage, type GraphqlHandler, createGraphqlServer } from './graphql/graphql-handler.ts';
import type { FieldTracing, OnAnswer } from './graphql/watched-fields.ts';
import type { JobTasks } from './jobs/queue.ts';
import { beginRecurringJobs, queueJobs, recurringTasks } from './jobs/schedule.ts';
import type { CrashPoint } from './kernel/crash-points.ts';
import type { ModuleApi } from './kernel/module-api.ts';
import type { DeriveToken } from './kernel/tokens.ts';
import { createAccountReader } from './modules/account/read-account.ts';
import { accountApi } from './modules/account/account.resolvers.ts';
import { accountJobs } from './modules/account/account.jobs.ts';
import type { AccountServices } from './modules/account/account-services.ts';
import type { CatalogueCache } from './modules/catalogue/catalogue-cache.ts';
import { analyticsJobs } from './modules/analytics/analytics.jobs.ts';
import { analyticsApi } from './modules/analytics/analytics.resolvers.ts';
import { createOptOutBySignal } from './modules/analytics/opt-out-by-signal.ts';
import type { AnalyticsServices } from './modules/analytics/analytics-services.ts';
import { catalogueJobs } from './modules/catalogue/catalogue.jobs.ts';
import { catalogueApi } from './modules/catalogue/catalogue.resolvers.ts';
import { checkoutJobs } from './modules/checkout/checkout.jobs.ts';
import { createCheckouts } from './modules/checkout/checkout.repository.ts';
import { checkoutApi } from './modules/checkout/checkout.resolvers.ts';
import { declarationJobs } from './modules/declaration/declaration.jobs.ts';
import { declarationApi } from './modules/declaration/declaration.resolvers.ts';
import type { DeclarationServices } from './modules/declaration/declare.ts';
import type { LearnerRule, LearnerRuleServices } from './modules/learner/decide-learner.ts';
import { documentApi } from './modules/document/document.resolvers.ts';
import type { DocumentServices } from './modules/document/document-services.ts';
import { learnerJobs } from './modules/learner/learner.jobs.ts';
import { learnerApi } from './modules/learner/learner.resolvers.ts';
import type { LearnerServices } from './modules/learner/submit-learner.ts';
import { leadJobs } from './modules/lead/lead.jobs.ts';
import { leadApi } from './modules/lead/lead.resolvers.ts';
import type { LeadServices } from './modules/lead/submit-lead.ts';
import type { CreditNoteMailServices } from './modules/mail/send-credit-note.ts';
import type { DeclarationMailServices } from './modules/mail/send-declaration.ts';
import type { InvitationMailServices } from './modules/mail/send-invitation.ts';
import type { LeadMailServices } from './modules/mail/send-lead.ts';
import type { LearnerMailServices } from './modules/mail/send-learner.ts';
import type { MembershipMailServices } from './modules/mail/send-membership-mail.ts';
import type { ConfirmationMailServices } from './modules/mail/send-order-confirmation.ts';
import type { OrderConfirmation } from './modules/order/confirm-order.ts';
import { endOpenAttempt, settleOpenAttempt } from './modules/order/end-open-attempt.ts';
import type { TransferServices } from './modules/order/record-transfer.ts';
import type { FulfilmentServices } from './modules/order/fulfil-order.ts';
import type { OrderInvoiceServices } from './modules/order/issue-order-invoice.ts';
import type { OrderServices } from './modules/order/order-services.ts';
import { orderJobs, orderTasks } from './modules/order/order.jobs.ts';
import { orderApi } from './modules/order/order.resolvers.ts';
import { creditCharge } from './modules/subscription/credit-membership.ts';
import { recordCharge } from './modules/order/record-charge.ts';
import { createGateways } from './modules/payment/gateways.ts';
import { payableApi } from './modules/payable/payable.resolvers.ts';
import type { PaymentServices } from './modules/payment/payment-services.ts';
import { paymentJobs, paymentTasks } from './modules/payment/payment.jobs.ts';
import { savedMethodsApi } from './modules/payment/saved/saved-methods.resolvers.ts';
import type { PeopleServices } from './modules/people/people-services.ts';
import { peopleApi } from './modules/people/people.resolvers.ts';
import { createPeople } from './modules/people/signed-in-person.ts';
import type { AddressSearch } from './modules/places/address-search.ts';
import { addressSearchApi } from './modules/places/address-search.resolvers.ts';
import { promotionApi } from './modules/promotion/promotion.resolvers.ts';
import { openReferral } from './modules/referral/open-referral.ts';
import { referralJobs } from './modules/referral/referral.jobs.ts';
import { referralApi } from './modules/referral/referral.resolvers.ts';
import type { OrderCreditServices } from './modules/refund/credit-order.ts';
import { refundTasks } from './modules/refund/refund.jobs.ts';
import { shopApi } from './modules/shop/shop.resolvers.ts';
import type { SubscriptionServices } from './modules/subscription/subscription-services.ts';
import { subscriptionJobs, subscriptionTasks } from './modules/subscription/subscription.jobs.ts';
import { subscriptionApi } from './modules/subscription/subscription.resolvers.ts';
import { writeSale } from './modules/subscription/write-sale.ts';
import type { TaxRegistrations } from './modules/tax/registered-tax-line.ts';
import type { TaxIdRegistry } from './modules/tax/tax-id-registry.ts';
import type { TaxProvider } from './modules/tax/tax-provider.ts';
import { taxedPricesApi } from './modules/tax/taxed-prices.resolvers.ts';
import { tradeInJobs } from './modules/trade-in/trade-in.jobs.ts';
import type { SettlingServices } from './modules/trade-in/settle-trade-in.ts';
import { tradeInApi } from './modules/trade-in/trade-in.resolvers.ts';
import {
  announcementTasks,
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
  /** Decides about learners before an operator does. */
  readonly learnerRule: LearnerRule;
  now(): Date;
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
    announceTradeInRevoked: tradeInRevoked.announce,
    announceShipped: orderShipped.announce,
    announcePartlyPaid: orderPartlyPaid.announce,
  };
}

const modulesOf = (services: ShopServices): readonly ModuleApi[] => [
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

/** What jobs need besides the services of the modules. */
export interface ShopJobServices
  extends
    ShopServices,
    ConfirmationMailServices,
    CreditNoteMailServices,
    DeclarationMailServices,
    InvitationMailServices,
    LeadMailServices,
    LearnerMailServices,
    MembershipMailServices {
  /** Called with every failure that isn't retried immediately. */
  report(error: unknown): void;
}

/** The queue's tasks for the shop. */
export interface ShopJobs {
  readonly tasks: JobTasks;
  /** Must be called before the queue starts. */
  begin(): Promise<void>;
}

/** The jobs of all modules, and those that follow from announcements. */
export function createShopJobs(services: ShopJobServices): ShopJobs {
  const { sql } = services;
  const recurring = [
    ...catalogueJobs(services),
    ...checkoutJobs(services),
    ...paymentJobs(services),
    ...orderJobs(services),
    ...subscriptionJobs(services),
    ...leadJobs(services),
    ...tradeInJobs(services),
    ...referralJobs(services),
    ...learnerJobs(services),
    ...declarationJobs(services),
    ...accountJobs(services),
    ...analyticsJobs(services),
    ...queueJobs(sql),
  ];
  return {
    tasks: {
      ...recurringTasks(sql, recurring, (error) => services.report(error)),
      ...paymentTasks(services),
      ...orderTasks(services),
      ...subscriptionTasks(services),
      ...refundTasks(services),
      ...announcementTasks(services),
    },
    begin: () => beginRecurringJobs(sql, recurring),
  };
}
