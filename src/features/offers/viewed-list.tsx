import { itemEvent, type PricedItem } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import type { Shop } from '../catalogue/load-shop.ts';
import { eventItemOf, priceRows } from './price-rows.ts';

/** The lists of products that pages show, by the id that events name them with. */
const listNames = {
  'all-in': 'All-in bundles',
  bundles: 'Bundles',
  'iq-cables': 'Cables for Sonde IQ',
  memberships: 'Memberships',
  offers: 'Offers',
  'probe-only': 'Probes without a membership',
  'product-flow': 'Bundles step by step',
  'survey-results': 'Suggested bundles',
  'veterinary-bundles': 'Veterinary bundles',
  'veterinary-probe-only': 'Veterinary probes without a membership',
} as const;

/** Products as items of an event, each once and at its first price, in the given order. */
export function viewedProducts(shop: Shop, slugs: readonly string[]): readonly PricedItem[] {
  const rows = priceRows(shop);
  return [...new Set(slugs)].flatMap((slug) => {
    const row = rows.find((other) => other.slug === slug);
    return row ? [eventItemOf(row)] : [];
  });
}

interface ViewedListProps {
  readonly id: keyof typeof listNames;
  readonly items: readonly PricedItem[];
}

/** Records that a list of products was looked at. */
export function ViewedList({ id, items }: ViewedListProps) {
  return <VisitRecord event={itemEvent('view_item_list', items, { id, name: listNames[id] })} />;
}
