/** Events of visits that analytics receives, for those who agreed. */

export {
  addedItems,
  cartChangeEvents,
  type EventItem,
  itemEvent,
  type ItemEvent,
  type ItemEventName,
  itemEventNames,
  isRecentPurchase,
  type ItemList,
  type PricedItem,
  purchaseEvent,
  type ShopEvent,
} from './shop-event.ts';
