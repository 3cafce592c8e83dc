import type { PlanFamily } from '../plans/index.ts';
import type { Market } from './product-lines.ts';

/** The plans that both markets buy as one product, which is made for people. Every other one is made for one market. */
export const sharedFamilies = [
  'INDIVIDUAL',
  'TEAM',
  'PRO_THREE_YEAR',
] as const satisfies readonly PlanFamily[];

/** What decides in which markets a membership, its seats or its features are sold. */
interface MarketedPart {
  readonly planFamily: PlanFamily | null;
  /** The market that the product is made for. */
  readonly market: Market;
}

/** Whether a membership or a part of one is sold in both markets, so that its buyer's organization decides which. */
export const isShared = ({ planFamily, market }: MarketedPart): boolean =>
  market === 'HUMAN' && sharedFamilies.some((family) => family === planFamily);

/** Whether a membership or a part of one is sold to organizations of a market. Markets never mix. */
export const isSoldIn = (part: MarketedPart, market: Market): boolean =>
  part.market === market || isShared(part);

/** The market in which an organization buys a membership: its own, unless it isn't sold there. */
export const marketFor = (part: MarketedPart, organization: { readonly market: Market }): Market =>
  isSoldIn(part, organization.market) ? organization.market : part.market;
