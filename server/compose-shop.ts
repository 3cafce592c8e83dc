import type { BaseLogger } from 'pino';
import type { Sql } from './db/connect.ts';
import type { Environment } from './environment/environment.ts';
import type { Geolocate } from './graphql/geolocation.ts';
import { type DeveloperPage, type GraphqlHandler, createGraphqlServer } from './graphql/graphql-handler.ts';
import { afterCommit } from './jobs/after-commit.ts';
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
import type { AnalyticsServices } from './modules/analytics/analytics-services.ts';
import { optOutByForm } from './modules/analytics/opt-out-by-form.ts';
import { catalogueJobs } from './modules/catalogue/catalogue.jobs.ts';
import { catalogueApi } from './modules/catalogue/catalogue.resolvers.ts';
import { checkoutJobs } from './modules/checkout/checkout.jobs.ts';
import { createCheckouts } from './modules/checkout/checkout.repository.ts';
import { checkoutApi } from './modules/checkout/checkout.resolvers.ts';
import { declarationJobs } from './modules/declaration/declaration.jobs.ts';
import { declarationApi } from './modules/declaration/declaration.resolvers.ts';
import type { DeclarationReceived, DeclarationServices } from './modules/declaration/declare.ts';
import {
  decideByRule,
  type LearnerDecided,
  type LearnerDecisionServices,
  type LearnerRule,
  type LearnerRuleServices,
} from './modules/learner/decide-learner.ts';
import { documentApi } from './modules/document/document.resolvers.ts';
import type { DocumentServices } from './modules/document/document-services.ts';
import { learnerJobs } from './modules/learner/learner.jobs.ts';
import { learnerApi } from './modules/learner/learner.resolvers.ts';
import type { LearnerServices, LearnerSubmitted } from './modules/learner/submit-learner.ts';
import { leadJobs } from './modules/lead/lead.jobs.ts';
import { leadApi } from './modules/lead/lead.resolvers.ts';
import type { LeadServices, LeadSubmitted } from './modules/lead/submit-lead.ts';
import {
  type DeclarationMailServices,
  sendDeclaration,
  sendDeclarationReceipt,
} from './modules/mail/send-declaration.ts';
import { type InvitationMailServices, sendInvitation } from './modules/mail/send-invitation.ts';
import { type LeadMailServices, sendLead, sendLeadReceipt } from './modules/mail/send-lead.ts';
import { type LearnerMailServices, sendLearner, sendLearnerDecision } from './modules/mail/send-learner.ts';
import { type MembershipMailServices, sendMembershipMail } from './modules/mail/send-membership-mail.ts';
import {
  type ConfirmationMailServices,
  sendOrderConfirmation,
} from './modules/mail/send-order-confirmation.ts';
import { sendShipment, type ShipmentMailServices } from './modules/mail/send-shipment.ts';
import { sendTradeInBill, type TradeInMailServices } from './modules/mail/send-trade-in-bill.ts';
import type { OrderConfirmation, OrderConfirmed } from './modules/order/confirm-order.ts';
import { endOpenAttempt, settleOpenAttempt } from './modules/order/end-open-attempt.ts';
import type { FulfilmentServices, OrderShipped } from './modules/order/fulfil-order.ts';
import { issueOrderInvoice, type OrderInvoiceServices } from './modules/order/issue-order-invoice.ts';
import type { OrderServices } from './modules/order/order-services.ts';
import { orderJobs } from './modules/order/order.jobs.ts';
import { orderApi } from './modules/order/order.resolvers.ts';
import { recordCharge } from './modules/order/record-charge.ts';
import { createGateways } from './modules/payment/gateways.ts';
import type { PaymentServices } from './modules/payment/payment-services.ts';
import { paymentJobs, paymentTasks } from './modules/payment/payment.jobs.ts';
import { savedMethodsApi } from './modules/payment/saved/saved-methods.resolvers.ts';
import type { MemberInvited, PeopleServices } from './modules/people/people-services.ts';
import { peopleApi } from './modules/people/people.resolvers.ts';
import { createPeople } from './modules/people/signed-in-person.ts';
import type { AddressSearch } from './modules/places/address-search.ts';
import { addressSearchApi } from './modules/places/address-search.resolvers.ts';
import { promotionApi } from './modules/promotion/promotion.resolvers.ts';
import { openReferral } from './modules/referral/open-referral.ts';
import { referralJobs } from './modules/referral/referral.jobs.ts';
import { referralApi } from './modules/referral/referral.resolvers.ts';
import { shopApi } from './modules/shop/shop.resolvers.ts';
import type { MembershipEvent } from './modules/subscription/membership-event.ts';
import type { SubscriptionServices } from './modules/subscription/subscription-services.ts';
import { subscriptionJobs, subscriptionTasks } from './modules/subscription/subscription.jobs.ts';
import { subscriptionApi } from './modules/subscription/subscription.resolvers.ts';
import { writeSale } from './modules/subscription/write-sale.ts';
import type { TaxRegistrations } from './modules/tax/registered-tax-line.ts';
import type { TaxIdRegistry } from './modules/tax/tax-id-registry.ts';
import type { TaxProvider } from './modules/tax/tax-provider.ts';
import { taxedPricesApi } from './modules/tax/taxed-prices.resolvers.ts';
import { tradeInJobs } from './modules/trade-in/trade-in.jobs.ts';
import type { SettlingServices, TradeInRevoked } from './modules/trade-in/settle-trade-in.ts';
import { tradeInApi } from './modules/trade-in/trade-in.resolvers.ts';

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
  /** The card provider's key for browsers. */
  readonly publishableKey: string;
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
}

/** The services of all modules; each uses the part that it declares. */
export interface ShopServices
  extends
    ShopParts,
    OrderServices,
    SubscriptionServices,
    OrderInvoiceServices,
    FulfilmentServices,
    DocumentServices,
    DeclarationServices,
    LeadServices,
    LearnerServices,
    LearnerRuleServices,
    PeopleServices,
    SettlingServices,
    AnalyticsServices,
    AccountServices {}

type MailServices = ConfirmationMailServices &
  OrderInvoiceServices &
  DeclarationMailServices &
  LeadMailServices &
  LearnerMailServices &
  ShipmentMailServices &
  TradeInMailServices;

const orderConfirmed = afterCommit<OrderConfirmed, MailServices>(({ orderId }) => orderId, {
  'issue-order-invoice': (services, { orderId }) => issueOrderInvoice(services, orderId),
  'send-order-confirmation': (services, { orderId }) => sendOrderConfirmation(services, orderId),
});

const leadSubmitted = afterCommit<LeadSubmitted, MailServices & AnalyticsServices>(({ leadId }) => leadId, {
  'send-lead': (services, { leadId }) => sendLead(services, leadId),
  'send-lead-receipt': (services, { leadId }) => sendLeadReceipt(services, leadId),
  'opt-out-by-form': optOutByForm,
});

const declarationReceived = afterCommit<DeclarationReceived, MailServices>(
  ({ declarationId, isConfirmed }) => (isConfirmed ? `${declarationId}-confirmed` : declarationId),
  {
    'send-declaration': sendDeclaration,
    'send-declaration-receipt': sendDeclarationReceipt,
  },
);

const tradeInRevoked = afterCommit<TradeInRevoked, MailServices>(({ orderId }) => orderId, {
  'send-trade-in-bill': sendTradeInBill,
});

const orderShipped = afterCommit<OrderShipped, MailServices>(({ fulfillmentId }) => fulfillmentId, {
  'send-shipment': sendShipment,
});

const learnerSubmitted = afterCommit<LearnerSubmitted, MailServices & LearnerRuleServices>(
  ({ learnerId }) => learnerId,
  {
    'send-learner': (services, { learnerId }) => sendLearner(services, learnerId),
    'decide-learner': (services, { learnerId }) => decideByRule(services, learnerId),
  },
);

const learnerDecided = afterCommit<LearnerDecided, MailServices>(
  ({ learnerId, decision }) => `${learnerId}-${decision}`,
  { 'send-learner-decision': sendLearnerDecision },
);

/** What operators announce; the running shop handles it. */
export const operatorAnnouncements: Pick<LearnerDecisionServices, 'announceLearnerDecided'> &
  Pick<FulfilmentServices, 'announceShipped'> &
  Pick<SettlingServices, 'announceTradeInRevoked'> = {
  announceLearnerDecided: learnerDecided.announce,
  announceShipped: orderShipped.announce,
  announceTradeInRevoked: tradeInRevoked.announce,
};

const memberInvited = afterCommit<MemberInvited, InvitationMailServices>(({ invitationId }) => invitationId, {
  'send-invitation': (services, { invitationId }) => sendInvitation(services, invitationId),
});

const membershipChanged = afterCommit<MembershipEvent, MembershipMailServices>(
  ({ kind, key }) => `${kind}:${key}`,
  { 'send-membership-mail': sendMembershipMail },
);

/**
 * Connects the announcements of lower modules with the modules that handle them. This is the only place where they
 * meet.
 */
export function connectModules(parts: ShopParts): ShopServices {
  const people = createPeople(parts.sql, parts.now);
  const confirmation: OrderConfirmation = {
    announceConfirmed: orderConfirmed.announce,
    async announceSold(sql, order) {
      await writeSale(sql, order, parts.now());
      await openReferral(sql, order, parts.now());
    },
  };
  const payment: PaymentServices = {
    ...parts,
    people,
    recordCharge: (sql, answered) =>
      recordCharge(sql, answered, { ...confirmation, crashPoint: parts.crashPoint }),
  };
  return {
    ...parts,
    ...payment,
    seller: parts.environment.seller,
    cloudAppSecret: parts.environment.cloudAppSecret,
    checkouts: createCheckouts(parts.sql, parts.now),
    announceInvited: memberInvited.announce,
    ...createGateways(parts),
    endOpenPayment: (checkoutId) => endOpenAttempt(payment, checkoutId),
    settleOpenPayment: (checkoutId) => settleOpenAttempt(payment, checkoutId),
    ...confirmation,
    announceLead: leadSubmitted.announce,
    announceLearner: learnerSubmitted.announce,
    announceLearnerDecided: learnerDecided.announce,
    announceMembership: membershipChanged.announce,
    announceDeclaration: declarationReceived.announce,
    announceTradeInRevoked: tradeInRevoked.announce,
    announceShipped: orderShipped.announce,
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
  const { environment, log, geolocate, now } = services;
  const latestCatalogue = () => services.catalogue.latest();
  const modules = modulesOf(services);
  const readAccount = createAccountReader(services);
  return createGraphqlServer(
    { environment, log, geolocate, readAccount, modules, latestCatalogue, now },
    developerPage,
  );
}

/** What jobs need besides the services of the modules. */
export interface ShopJobServices
  extends
    ShopServices,
    ConfirmationMailServices,
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
      ...subscriptionTasks(services),
      ...orderConfirmed.tasks(services),
      ...leadSubmitted.tasks(services),
      ...learnerSubmitted.tasks(services),
      ...learnerDecided.tasks(services),
      ...declarationReceived.tasks(services),
      ...tradeInRevoked.tasks(services),
      ...orderShipped.tasks(services),
      ...memberInvited.tasks(services),
      ...membershipChanged.tasks(services),
    },
    begin: () => beginRecurringJobs(sql, recurring),
  };
}
