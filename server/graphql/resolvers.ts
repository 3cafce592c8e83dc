import { addressSearchResolvers } from '../modules/address/address-search.resolvers.ts';
import { catalogueNodes } from '../modules/catalogue/catalogue.nodes.ts';
import { translationNodes } from '../modules/catalogue/translation.nodes.ts';
import { catalogueResolvers } from '../modules/catalogue/catalogue.resolvers.ts';
import { checkoutNodes, checkoutResolvers } from '../modules/checkout/checkout.resolvers.ts';
import { leadResolvers } from '../modules/lead/lead.resolvers.ts';
import { orderNodes, orderResolvers } from '../modules/order/order.resolvers.ts';
import { promotionResolvers } from '../modules/promotion/promotion.resolvers.ts';
import { shopResolvers } from '../modules/shop/shop.resolvers.ts';
import { moneyResolvers } from './money.resolvers.ts';
import { nodeResolvers } from './node.resolvers.ts';
import type { Resolvers } from './resolver-types.generated.ts';
import { scalarResolvers } from './scalars.ts';

/** The resolvers of all modules. */
export const resolvers: readonly Resolvers[] = [
  scalarResolvers,
  moneyResolvers,
  shopResolvers,
  addressSearchResolvers,
  catalogueResolvers,
  promotionResolvers,
  checkoutResolvers,
  orderResolvers,
  leadResolvers,
  nodeResolvers({ ...catalogueNodes, ...translationNodes, ...checkoutNodes, ...orderNodes }),
];
