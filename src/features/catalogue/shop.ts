import type { ShopQuery } from '../../graphql/shop.generated.ts';

/** Everything sold in one country. */
export type Shop = ShopQuery['shop'] & {
  readonly country: string;
  /** The trials of memberships, which are sold with probes and to organizations, apart from the paid terms. */
  readonly trials: readonly Trial[];
};
export type ShopProduct = ShopQuery['shop']['devices'][number];
export type ShopVariant = ShopProduct['variants'][number];

/** A membership that is tried before its first term is charged. */
export interface Trial {
  readonly product: ShopProduct;
  readonly variant: ShopVariant;
}

const isTrial = ({ trialDays }: ShopVariant): boolean => trialDays !== null;

/** The shop's answer for a country, with the trials apart. */
export const shopOf = (answer: ShopQuery['shop'], country: string): Shop => ({
  ...answer,
  country,
  subscriptions: answer.subscriptions.map((product) => ({
    ...product,
    variants: product.variants.filter((variant) => !isTrial(variant)),
  })),
  trials: answer.subscriptions.flatMap((product) =>
    product.variants.filter(isTrial).map((variant) => ({ product, variant })),
  ),
});
