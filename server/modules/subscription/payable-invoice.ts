import { gatewayOf, type PaymentMethod, paymentMethodsFor } from '@sonde/machines/rules/payment';
import { overdueDay } from '@sonde/machines/rules/plans';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { AnySql } from '../../db/connect.ts';
import { needsToken } from '../payment/methods/payment-methods.ts';
import type { Payer } from '../payment/provider/payer.ts';
import { billOf } from './bill.ts';
import { findOpenRenewal } from './entered-attempt.repository.ts';
import { membershipColumns, membershipFromRow, type MembershipRow } from './memberships.repository.ts';
import type { OpenInvoice } from './open-invoice.model.ts';
import { findOpenInvoice, openInvoiceNumber } from './open-invoice.repository.ts';
import {
  type ChargedMembership,
  isCharged,
  type MembershipFacts,
  type RenewalAttempt,
  type RenewalBill,
} from './renewal.model.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** The membership of an open invoice, if its term is still awaited; otherwise null. */
export const membershipAwaitingInvoice = (
  facts: MembershipFacts,
  { dueOn }: OpenInvoice,
): ChargedMembership | null =>
  isCharged(facts) && (overdueDay(facts) ?? facts.nextChargeOn) === dueOn ? facts : null;

/** The person who pays, as a provider describes them to their bank; null if the organization never ordered here. */
export const payerOf = ({ order }: MembershipFacts, language: string): Payer | null =>
  order && {
    email: order.email,
    language,
    organizationName: order.organizationName,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
  };

/** The methods that may pay an open invoice, by the rule of every order. It is paid once, no matter who pays it. */
export function methodsForInvoice(
  { enabledPaymentMethods }: Pick<SubscriptionServices, 'enabledPaymentMethods'>,
  { country, order }: MembershipFacts,
  { gross: total }: TaxedMoney,
): readonly PaymentMethod[] {
  const offered = paymentMethodsFor(
    {
      total,
      shipToCountry: order?.shippingAddress?.country ?? null,
      billingCountry: order?.billingAddress.country ?? country,
      isRecurring: false,
      hasTaxId: Boolean(order?.taxId),
    },
    enabledPaymentMethods,
  );
  return offered.filter((method) => gatewayOf(method) !== 'none' && (order !== null || needsToken(method)));
}

/** What an open invoice comes to today. */
export interface PayableInvoice {
  readonly invoice: OpenInvoice;
  /** As on its page, such as `R-12`. */
  readonly number: string | null;
  readonly facts: MembershipFacts;
  readonly amount: TaxedMoney;
  readonly bill: RenewalBill;
  /** The attempt to charge it that hasn't ended; null for none. */
  readonly attempt: RenewalAttempt | null;
  /** Whether the membership still awaits its payment. */
  readonly isAwaited: boolean;
}

async function readMembership(sql: AnySql, subscriptionId: string): Promise<MembershipFacts> {
  const [row] = await sql<[MembershipRow]>`
    select ${membershipColumns(sql)}
    from subscription join organization on organization.id = subscription.organization_id
    where subscription.id = ${subscriptionId}`;
  return membershipFromRow(row);
}

/** What reading an open invoice needs. */
export type InvoiceServices = Pick<
  SubscriptionServices,
  'sql' | 'catalogue' | 'taxProvider' | 'taxRegistrations' | 'sellerCountry'
>;

/** An open invoice with today's amount; null for an unknown one, and for one without a price, which was never open. */
export async function readPayableInvoice(
  services: InvoiceServices,
  id: string,
): Promise<PayableInvoice | null> {
  const { sql } = services;
  const invoice = await findOpenInvoice(sql, id);
  if (invoice === null) return null;
  const facts = await readMembership(sql, invoice.subscriptionId);
  const awaited = membershipAwaitingInvoice(facts, invoice);
  const priced = { ...facts, nextChargeOn: facts.nextChargeOn ?? invoice.dueOn };
  if (!isCharged(priced)) return null;
  const billed = await billOf({ ...services, catalogue: await services.catalogue.latest() }, priced);
  const open = await findOpenRenewal(sql, invoice.subscriptionId);
  const attempt = open?.dueOn === invoice.dueOn ? open : null;
  const number = await openInvoiceNumber(sql, id);
  return { invoice, number, facts, ...billed, attempt, isAwaited: awaited !== null };
}
