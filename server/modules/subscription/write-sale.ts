import { initialSubscriptionStatus, nextSubscriptionStatus } from '@sonde/machines/lifecycles';
import {
  buyerName,
  newOrganizationName,
  normaliseEmail,
  organizationSlug,
} from '@sonde/machines/rules/people';
import { countryDay } from '@sonde/machines/rules/places';
import { type OrderSale, saleEffect, type SubscriptionTerms } from '@sonde/machines/rules/sales';
import type { TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { SoldOrder } from '../order/confirm-order.ts';
import { keepSale, type LockedOrganization, readForSale, type Sale } from './sale.repository.ts';

/** Random bits of a unique ID, in the format of a slug. */
const markOf = (id: string): string => id.slice(-12);

/** The status that the lifecycle allows: a paid plan is active, a trial begins a new life, seats change nothing. */
function statusAfter(sale: OrderSale, organization: LockedOrganization | null) {
  const before = organization?.subscription?.status ?? initialSubscriptionStatus;
  if (sale.plan === null) return before;
  if (sale.trial !== undefined) return initialSubscriptionStatus;
  const after = nextSubscriptionStatus(before, {
    type: before === 'CANCELED' ? 'subscription.reactivated' : 'subscription.charged',
  });
  if (after === null) throw new Error(`A subscription that is ${before} cannot be bought`);
  return after;
}

function foundedBy(order: SoldOrder, { market }: OrderSale): Sale['founded'] {
  const id = newRowId();
  const name = newOrganizationName(order);
  return { id, name, slug: organizationSlug(name, markOf(id)), country: order.country, market };
}

const withStatus = (
  terms: SubscriptionTerms | null,
  sale: OrderSale,
  organization: LockedOrganization | null,
) => terms && { ...terms, status: statusAfter(sale, organization) };

/** The effects of an order that sells a probe or a plan, for a locked organization, or for one that it creates. */
async function conclude(
  sql: TransactionSql,
  order: SoldOrder,
  sale: OrderSale,
  now: Date,
): Promise<Sale['concluded']> {
  const { organizationId, autoRenewal, country } = order;
  const organization = organizationId === null ? null : await readForSale(sql, organizationId);
  const today = countryDay(organization?.country ?? country, now);
  const terms = saleEffect(sale, organization, { today, autoRenewal });
  return {
    subscription: withStatus(terms, sale, organization),
    isPlanBought: terms !== null && terms.planType === sale.plan?.planType,
    probes: sale.probes,
    isTried: sale.trial !== undefined,
  };
}

/**
 * Writes the effects of a confirmed order: the buyer, the organization that it creates or changes, the subscription and
 * the probes. Exactly once, because it happens in the transaction that confirms the order and has locked its
 * organization. A signed-out buyer becomes a person without an account under the order's email address; an account gets
 * their data once it has confirmed that address.
 */
export async function writeSale(sql: TransactionSql, order: SoldOrder, now: Date): Promise<void> {
  const { id, userId, email, organizationId, sale } = order;
  if (sale === null && userId !== null) return;
  await keepSale(sql, {
    orderId: id,
    buyer: userId === null ? { email: normaliseEmail(email), name: buyerName(order) } : { id: userId },
    organizationId,
    founded: sale === null || organizationId !== null ? null : foundedBy(order, sale),
    concluded: sale && (await conclude(sql, order, sale, now)),
  });
}
