import { orderEventJobs, orderEventTasks } from './agents/trust/order-events.jobs.ts';
import type { OrderEventServices } from './agents/trust/send-order-events.ts';
import { agentJobs } from './agents/sessions/agent.jobs.ts';
import type { ShopServices } from './compose-shop.ts';
import { countedUsesJobs } from './jobs/counted-uses.jobs.ts';
import type { JobTasks } from './jobs/queue.ts';
import { beginRecurringJobs, queueJobs, recurringTasks } from './jobs/schedule.ts';
import { accountJobs } from './modules/account/account.jobs.ts';
import { analyticsJobs } from './modules/analytics/analytics.jobs.ts';
import { catalogueJobs } from './modules/catalogue/catalogue.jobs.ts';
import { checkoutJobs } from './modules/checkout/checkout.jobs.ts';
import { declarationJobs } from './modules/declaration/declaration.jobs.ts';
import { learnerJobs } from './modules/learner/learner.jobs.ts';
import { leadJobs } from './modules/lead/lead.jobs.ts';
import type { CreditNoteMailServices } from './modules/mail/send-credit-note.ts';
import type { DeclarationMailServices } from './modules/mail/send-declaration.ts';
import type { InvitationMailServices } from './modules/mail/send-invitation.ts';
import type { LeadMailServices } from './modules/mail/send-lead.ts';
import type { LearnerMailServices } from './modules/mail/send-learner.ts';
import type { MembershipMailServices } from './modules/mail/send-membership-mail.ts';
import type { ConfirmationMailServices } from './modules/mail/send-order-confirmation.ts';
import { orderJobs, orderTasks } from './modules/order/order.jobs.ts';
import { paymentJobs, paymentTasks } from './modules/payment/payment.jobs.ts';
import { referralJobs } from './modules/referral/referral.jobs.ts';
import { refundTasks } from './modules/refund/refund.jobs.ts';
import { subscriptionJobs, subscriptionTasks } from './modules/subscription/subscription.jobs.ts';
import { tradeInJobs } from './modules/trade-in/trade-in.jobs.ts';
import { announcementTasks } from './shop-announcements.ts';

/** What jobs need besides the services of the modules. */
export interface ShopJobServices
  extends
    ShopServices,
    OrderEventServices,
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
    ...agentJobs(services),
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
    ...orderEventJobs(services),
    ...countedUsesJobs(services),
    ...queueJobs(sql),
  ];
  return {
    tasks: {
      ...recurringTasks(sql, recurring, (error) => services.report(error)),
      ...paymentTasks(services),
      ...orderTasks(services),
      ...subscriptionTasks(services),
      ...refundTasks(services),
      ...orderEventTasks(services),
      ...announcementTasks(services),
    },
    begin: () => beginRecurringJobs(sql, recurring),
  };
}
