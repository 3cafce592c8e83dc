import {
  type BuyerMembership,
  type Connector,
  type Eligibility,
  isActive,
  marketOf,
  maximumDeviceQuantity,
  mayStart,
  type ProductLine,
} from '../catalogue/index.ts';
import { familyOf } from '../plans/index.ts';

/** A probe that the shop sells, in each connector that it is made with. */
export interface SoldProbe {
  readonly productLine: ProductLine;
  readonly variants: readonly { readonly sku: string; readonly connector: Connector }[];
}

const notWithoutPlan: Eligibility = { allowed: false, code: 'OPERATION_NOT_ALLOWED', offers: [] };

/** Whether the buyer may add this many probes to their organization. The server judges the cart by the same rule. */
export function mayAddProbes(
  { productLine }: SoldProbe,
  quantity: number,
  own: BuyerMembership,
  country: string,
): Eligibility {
  const { organization } = own;
  const answer = mayStart(
    {
      action: 'EXTRA_PROBE',
      planFamily: familyOf(organization.planType),
      market: marketOf(productLine),
      productLine,
      country,
      quantity,
      expansion: null,
    },
    { kind: 'USER', membership: own },
  );
  return answer.allowed && !isActive(organization) ? notWithoutPlan : answer;
}

/** The probes that the buyer may add to their organization. */
export const extraProbes = <Sold extends SoldProbe>(
  sold: readonly Sold[],
  own: BuyerMembership,
  country: string,
): readonly Sold[] => sold.filter((probe) => mayAddProbes(probe, 1, own, country).allowed);

/** How many probes may be added at once, by what the organization may register and by what a cart takes; from 0. */
export const mostExtraProbes = ({
  organization: { registeredProbes, maxDevices },
}: BuyerMembership): number => Math.max(0, Math.min(maxDevices - registeredProbes, maximumDeviceQuantity));

/** Why a buyer may add no probe. */
export type ExtraProbeObstacle =
  /** Sales manages the organization's plan. */
  | 'SALES'
  /** No membership is active: the probe is bought with one. */
  | 'NO_PLAN'
  /** The organization has registered the maximum number of probes. */
  | 'FULL'
  /** The organization's administrators decide. */
  | 'NOT_ALLOWED'
  /** The shop sells no probe for the plan here. */
  | 'NOT_SOLD';

/** Why the buyer may add none of the probes; null if they may. */
export function extraProbeObstacle(
  sold: readonly SoldProbe[],
  own: BuyerMembership,
  country: string,
): ExtraProbeObstacle | null {
  const answers = sold.map((probe) => mayAddProbes(probe, 1, own, country));
  const refusals = answers.flatMap((answer) => (answer.allowed ? [] : [answer]));
  if (answers.some(({ allowed }) => allowed)) return null;
  if (refusals.some(({ offers }) => offers.includes('SALES'))) return 'SALES';
  if (!isActive(own.organization)) return 'NO_PLAN';
  if (refusals.some(({ code }) => code === 'NO_PERMISSIONS')) return 'NOT_ALLOWED';
  return mostExtraProbes(own) === 0 ? 'FULL' : 'NOT_SOLD';
}
