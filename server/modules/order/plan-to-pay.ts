import type { TransactionSql } from '../../db/connect.ts';
import { isChangeOrRenewalCharged, isPlanBeingPaid } from '../../db/plan-payments.ts';
import { lockOrganization } from '../people/lock-organization.ts';
import type { Subscription } from '../people/person.model.ts';
import type { FrozenOrder } from './order.model.ts';

type PlanOrder = Pick<FrozenOrder, 'organizationId' | 'sale'>;

/** The organization for which an order buys a plan that is paid for; null for none, or a new one. */
export const planBuyerOf = ({ organizationId, sale }: PlanOrder): string | null => {
  const plan = sale?.plan ?? null;
  return plan === null || plan.planType === 'BASIC' ? null : organizationId;
};

/** Locks the organization whose plan an order buys, so that of several orders at the same time exactly one is placed. */
export async function lockPlanBuyer(sql: TransactionSql, order: PlanOrder): Promise<void> {
  const organizationId = planBuyerOf(order);
  if (organizationId !== null) await lockOrganization(sql, organizationId);
}

/** What an organization holds, as far as it decides which plan may be ordered for it; null for none. */
type HeldPlan = Pick<Subscription, 'planType' | 'status' | 'expiresOn'> | null;

interface PlanToPay {
  /** Whether it is already being paid, by another order, a renewal or a change. */
  readonly isTaken: boolean;
  readonly held: HeldPlan;
}

/** Whether an organization still holds what an order for it was reviewed by. */
export const isAsReviewed = ({ held }: PlanToPay, reviewed: HeldPlan): boolean =>
  held?.planType === reviewed?.planType &&
  held?.status === reviewed?.status &&
  held?.expiresOn === reviewed?.expiresOn;

/**
 * The plan that an order buys for an organization; null if it buys none. An earlier statement has locked the
 * organization: in the same one, this would see the data from before it waited.
 */
export async function readPlanToPay(
  sql: TransactionSql,
  orderId: string,
  order: PlanOrder,
): Promise<PlanToPay | null> {
  const organizationId = planBuyerOf(order);
  if (organizationId === null) return null;
  const [row] = await sql<[{ is_taken: boolean; held: HeldPlan }]>`
    select ${isPlanBeingPaid(sql, organizationId, orderId)} or ${isChangeOrRenewalCharged(sql, organizationId)} as is_taken,
      (
        select jsonb_build_object('planType', plan_type, 'status', status, 'expiresOn', expires_on)
        from subscription where organization_id = ${organizationId}
      ) as held`;
  return { isTaken: row.is_taken, held: row.held };
}
