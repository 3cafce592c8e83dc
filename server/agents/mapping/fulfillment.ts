import { isShippingRequired } from '@sonde/machines/rules/catalogue';
import { textLanguageIn } from '@sonde/machines/rules/places';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { differences, type ProtocolVersion } from '../protocol/versions.ts';
import { protocolAddress } from './postal-address.ts';

/** The shop sends everything in one package to one address, so that each part has a fixed id. */
const ids = { method: 'shipping', destination: 'shipping-address', group: 'package' } as const;

const isShipped = ({ offer }: PricedCheckout['lines'][number]) => isShippingRequired([offer.variant.product]);

function optionsOf({ shippingOptions, catalogue, stored }: PricedCheckout) {
  const say = catalogue.wording(textLanguageIn(stored.country, stored.language));
  return shippingOptions.map(({ id, name, price, earliestDelivery, latestDelivery }) => ({
    id,
    title: say(name),
    earliest_fulfillment_time: `${earliestDelivery}T00:00:00Z`,
    latest_fulfillment_time: `${latestDelivery}T23:59:59Z`,
    totals: [{ type: 'total', amount: price.amount }],
  }));
}

/** How the goods of a checkout are sent; without goods there is no method. */
export function fulfillmentObject(checkout: PricedCheckout, version: ProtocolVersion) {
  const { stored, shippingOption } = checkout;
  if (!checkout.isShippingRequired) return { methods: [] };
  const lineIds = checkout.lines.filter(isShipped).map(({ id }) => id);
  const address = stored.shippingAddress;
  const destinations =
    address === null
      ? []
      : [{ ...differences[version].destination, id: ids.destination, ...protocolAddress(address) }];
  return {
    methods: [
      {
        id: ids.method,
        type: 'shipping',
        line_item_ids: lineIds,
        destinations,
        selected_destination_id: address === null ? null : ids.destination,
        groups: [
          {
            id: ids.group,
            line_item_ids: lineIds,
            options: optionsOf(checkout),
            selected_option_id: shippingOption?.id ?? null,
          },
        ],
      },
    ],
  };
}
