import { announceOrderCredit, announceOrderEvent } from './agents/trust/order-events.jobs.ts';
import type { AnySql, Fragment } from './db/connect.ts';
import { type AfterCommit, afterCommit } from './jobs/after-commit.ts';
import type { JobTasks } from './jobs/queue.ts';
import type { AnalyticsServices } from './modules/analytics/analytics-services.ts';
import { optOutByForm } from './modules/analytics/opt-out-by-form.ts';
import type { OrderWithdrawn } from './modules/declaration/apply-declaration.ts';
import type { DeclarationReceived } from './modules/declaration/declare.ts';
import type { CreditNoteIssued } from './modules/invoice/credit-note.model.ts';
import {
  decideByRule,
  type LearnerDecided,
  type LearnerDecisionServices,
  type LearnerRuleServices,
} from './modules/learner/decide-learner.ts';
import type { LearnerSubmitted } from './modules/learner/submit-learner.ts';
import { printQuote } from './modules/document/quote-files.ts';
import type { LeadSubmitted } from './modules/lead/submit-lead.ts';
import {
  type DeclarationMailServices,
  sendDeclaration,
  sendDeclarationReceipt,
} from './modules/mail/send-declaration.ts';
import { type CreditNoteMailServices, sendCreditNote } from './modules/mail/send-credit-note.ts';
import { type InvitationMailServices, sendInvitation } from './modules/mail/send-invitation.ts';
import { type LeadMailServices, sendLead, sendLeadReceipt } from './modules/mail/send-lead.ts';
import { type LearnerMailServices, sendLearner, sendLearnerDecision } from './modules/mail/send-learner.ts';
import { type MembershipMailServices, sendMembershipMail } from './modules/mail/send-membership-mail.ts';
import {
  type ConfirmationMailServices,
  sendOrderConfirmation,
} from './modules/mail/send-order-confirmation.ts';
import {
  type DebitMailServices,
  sendPaymentReceived,
  sendPaymentReturned,
} from './modules/mail/send-debit-mail.ts';
import { sendPartReceived } from './modules/mail/send-part-received.ts';
import { type QuoteMailServices, sendQuote } from './modules/mail/send-quote.ts';
import { type RefundFailedMailServices, sendRefundFailed } from './modules/mail/send-refund-failed.ts';
import { type RemovalMailServices, sendRemoval } from './modules/mail/send-removal.ts';
import { sendShipment, type ShipmentMailServices } from './modules/mail/send-shipment.ts';
import { sendTradeInBill, type TradeInMailServices } from './modules/mail/send-trade-in-bill.ts';
import type {
  OrderConfirmed,
  OrderPaid,
  OrderPartlyPaid,
  OrderUnpaid,
} from './modules/order/confirm-order.ts';
import type { FulfilmentServices, OrderShipped } from './modules/order/fulfil-order.ts';
import type { TransferServices } from './modules/order/record-transfer.ts';
import type { OrderQuoted } from './modules/order/order-services.ts';
import { issueOrderInvoice, type OrderInvoiceServices } from './modules/order/issue-order-invoice.ts';
import { recordSalesTax, reverseSalesTax, type SalesTaxServices } from './modules/order/record-sales-tax.ts';
import type { OrderRefunded, PaymentDisputed, RefundFailed } from './modules/payment/payment-services.ts';
import type { MemberInvited, MemberRemoved } from './modules/people/people-services.ts';
import { alertDispute } from './modules/refund/alert-dispute.ts';
import { alertFailedRefund, type RefundAlertServices } from './modules/refund/alert-failed-refund.ts';
import { creditOrder, type OrderCreditServices } from './modules/refund/credit-order.ts';
import type { BankRefundServices } from './modules/refund/record-bank-refund.ts';
import type { MembershipEvent } from './modules/subscription/membership-event.ts';
import {
  type MembershipTaxBooks,
  recordMembershipTax,
  reverseMembershipTax,
} from './modules/subscription/record-membership-tax.ts';
import type { RenewalTransferServices } from './modules/subscription/record-renewal-transfer.ts';
import type { SettlingServices, TradeInRevoked } from './modules/trade-in/settle-trade-in.ts';

// What modules announce, with its handlers: jobs that follow the transaction. Only here do the two meet.

type MailServices = ConfirmationMailServices &
  OrderInvoiceServices &
  SalesTaxServices &
  DeclarationMailServices &
  LeadMailServices &
  LearnerMailServices &
  ShipmentMailServices &
  DebitMailServices &
  Omit<QuoteMailServices, 'printQuote'> &
  TradeInMailServices;

/** The invoice doesn't wait for the tax service, which is asked until it has recorded the order. */
async function invoiceAndRecordTax(
  services: OrderInvoiceServices & SalesTaxServices,
  { orderId }: OrderPaid,
): Promise<void> {
  await issueOrderInvoice(services, orderId);
  await recordSalesTax(services, orderId);
}

/** The same announcement, which also adds the job that tells the platform of an agent's order. */
const toldToPlatform = <Event, Services>(
  announced: AfterCommit<Event, Services>,
  tell: (sql: AnySql, event: Event) => Fragment,
): AfterCommit<Event, Services> => ({
  announce: (sql, event) => sql`${announced.announce(sql, event)}, ${tell(sql, event)}`,
  tasks: (services) => announced.tasks(services),
});

export const orderConfirmed = toldToPlatform(
  afterCommit<OrderConfirmed, MailServices>(({ orderId }) => orderId, {
    'issue-order-invoice': invoiceAndRecordTax,
    'send-order-confirmation': (services, { orderId }) => sendOrderConfirmation(services, orderId),
  }),
  (sql, { orderId }) => announceOrderEvent(sql, { orderId, cause: 'created' }),
);

export const orderPaid = toldToPlatform(
  afterCommit<OrderPaid, MailServices>(({ orderId }) => orderId, {
    'issue-paid-invoice': invoiceAndRecordTax,
    'send-payment-received': (services, { orderId }) => sendPaymentReceived(services, orderId),
  }),
  (sql, { orderId }) => announceOrderEvent(sql, { orderId, cause: 'paid' }),
);

export const orderPartlyPaid = afterCommit<OrderPartlyPaid, MailServices>(({ transferId }) => transferId, {
  'send-part-received': sendPartReceived,
});

export const orderUnpaid = toldToPlatform(
  afterCommit<OrderUnpaid, MailServices>(({ attemptId }) => attemptId, {
    'send-payment-returned': sendPaymentReturned,
  }),
  (sql, { orderId, attemptId }) => announceOrderEvent(sql, { orderId, cause: `unpaid:${attemptId}` }),
);

export const orderQuoted = afterCommit<OrderQuoted, MailServices>(({ orderId }) => orderId, {
  'send-quote': (services, { orderId }) =>
    sendQuote({ ...services, printQuote: (order) => printQuote(services, order) }, orderId),
});

export const leadSubmitted = afterCommit<LeadSubmitted, MailServices & AnalyticsServices>(
  ({ leadId }) => leadId,
  {
    'send-lead': (services, { leadId }) => sendLead(services, leadId),
    'send-lead-receipt': (services, { leadId }) => sendLeadReceipt(services, leadId),
    'opt-out-by-form': optOutByForm,
  },
);

export const declarationReceived = afterCommit<DeclarationReceived, MailServices>(
  ({ declarationId, isConfirmed }) => (isConfirmed ? `${declarationId}-confirmed` : declarationId),
  {
    'send-declaration': sendDeclaration,
    'send-declaration-receipt': sendDeclarationReceipt,
  },
);

/** Only the platform of an agent's order is told: the buyer has the receipt of their declaration. */
export const announceWithdrawn = (sql: AnySql, { orderId }: OrderWithdrawn): Fragment =>
  announceOrderEvent(sql, { orderId, cause: 'withdrawn' });

export const tradeInRevoked = afterCommit<TradeInRevoked, MailServices>(({ orderId }) => orderId, {
  'send-trade-in-bill': sendTradeInBill,
});

export const orderShipped = toldToPlatform(
  afterCommit<OrderShipped, MailServices>(({ fulfillmentId }) => fulfillmentId, {
    'send-shipment': sendShipment,
  }),
  (sql, { orderId, fulfillmentId }) =>
    announceOrderEvent(sql, { orderId, cause: `shipped:${fulfillmentId}` }),
);

export const orderRefunded = toldToPlatform(
  afterCommit<OrderRefunded, OrderCreditServices & SalesTaxServices>(({ refundId }) => refundId, {
    'credit-order': async (services, refunded) => {
      await creditOrder(services, refunded);
      await reverseSalesTax(services, refunded);
    },
  }),
  (sql, { orderId, refundId }) => announceOrderEvent(sql, { orderId, cause: `refunded:${refundId}` }),
);

export const refundFailed = afterCommit<RefundFailed, RefundAlertServices & RefundFailedMailServices>(
  ({ refundId }) => refundId,
  { 'alert-failed-refund': alertFailedRefund, 'send-refund-failed': sendRefundFailed },
);

export const paymentDisputed = afterCommit<PaymentDisputed, RefundAlertServices>(({ eventId }) => eventId, {
  'alert-dispute': alertDispute,
});

export const creditNoteIssued = toldToPlatform(
  afterCommit<CreditNoteIssued, CreditNoteMailServices & MembershipTaxBooks>(
    ({ creditNoteId }) => creditNoteId,
    { 'send-credit-note': sendCreditNote, 'reverse-membership-tax': reverseMembershipTax },
  ),
  (sql, { creditNoteId }) => announceOrderCredit(sql, creditNoteId),
);

export const learnerSubmitted = afterCommit<LearnerSubmitted, MailServices & LearnerRuleServices>(
  ({ learnerId }) => learnerId,
  {
    'send-learner': (services, { learnerId }) => sendLearner(services, learnerId),
    'decide-learner': (services, { learnerId }) => decideByRule(services, learnerId),
  },
);

export const learnerDecided = afterCommit<LearnerDecided, MailServices>(
  ({ learnerId, decision }) => `${learnerId}-${decision}`,
  { 'send-learner-decision': sendLearnerDecision },
);

export const memberInvited = afterCommit<MemberInvited, InvitationMailServices>(
  ({ invitationId }) => invitationId,
  {
    'send-invitation': (services, { invitationId }) => sendInvitation(services, invitationId),
  },
);

export const memberRemoved = afterCommit<MemberRemoved, RemovalMailServices>(
  ({ membershipId }) => membershipId,
  { 'send-removal': sendRemoval },
);

export const membershipChanged = afterCommit<MembershipEvent, MembershipMailServices & MembershipTaxBooks>(
  ({ kind, key }) => `${kind}:${key}`,
  { 'send-membership-mail': sendMembershipMail, 'record-membership-tax': recordMembershipTax },
);

const announcements = [
  orderConfirmed,
  orderPaid,
  orderPartlyPaid,
  orderUnpaid,
  orderQuoted,
  leadSubmitted,
  declarationReceived,
  tradeInRevoked,
  orderShipped,
  orderRefunded,
  refundFailed,
  paymentDisputed,
  creditNoteIssued,
  learnerSubmitted,
  learnerDecided,
  memberInvited,
  memberRemoved,
  membershipChanged,
] as const;

/** What the handlers of all announcements need. */
type HandlerServices = MailServices &
  AnalyticsServices &
  OrderCreditServices &
  RefundAlertServices &
  RefundFailedMailServices &
  CreditNoteMailServices &
  LearnerRuleServices &
  InvitationMailServices &
  RemovalMailServices &
  MembershipMailServices;

/** The queue's tasks of all announcements. */
export const announcementTasks = (services: HandlerServices): JobTasks =>
  Object.assign({}, ...announcements.map((announced) => announced.tasks(services))) as JobTasks;

/** What operators announce; the running shop handles it. */
export const operatorAnnouncements: Pick<LearnerDecisionServices, 'announceLearnerDecided'> &
  Pick<FulfilmentServices, 'announceShipped'> &
  Pick<TransferServices, 'announcePartlyPaid'> &
  Pick<SettlingServices, 'announceTradeInRevoked'> &
  Pick<RenewalTransferServices, 'announceMembership'> &
  Pick<BankRefundServices, 'announceRefunded' | 'announceCredited'> = {
  announceLearnerDecided: learnerDecided.announce,
  announceShipped: orderShipped.announce,
  announcePartlyPaid: orderPartlyPaid.announce,
  announceTradeInRevoked: tradeInRevoked.announce,
  announceMembership: membershipChanged.announce,
  announceRefunded: orderRefunded.announce,
  announceCredited: creditNoteIssued.announce,
};
