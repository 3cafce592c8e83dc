import { variantWithSeats } from '@sonde/machines/rules/sales';
import { textLanguageIn } from '@sonde/machines/rules/places';
import { productThumbnail } from '../../modules/catalogue/pictures.ts';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { shownSide } from './totals.ts';

/** The lines of a checkout; free items that a code adds are lines of their own. */
export function lineItems(checkout: PricedCheckout, publicUrl: string) {
  const { catalogue, stored, sale, tax } = checkout;
  const language = textLanguageIn(stored.country, stored.language);
  const say = catalogue.wording(language);
  const side = shownSide[tax.treatment];
  return checkout.lines.map(({ id, offer: { variant }, quantity, unitPrice, total, totalDiscounted }) => {
    const discount = totalDiscounted[side].amount - total[side].amount;
    const picture = productThumbnail(variant.product, say);
    const name = variantWithSeats({ name: say(variant.name), sku: variant.sku }, sale, language);
    return {
      id,
      item: {
        id: variant.sku,
        title: `${say(variant.product.name)} · ${name}`,
        price: unitPrice[side].amount,
        ...(picture !== null && { image_url: `${publicUrl}${picture.url}` }),
      },
      quantity,
      totals: [
        { type: 'subtotal', amount: total[side].amount },
        ...(discount < 0 ? [{ type: 'discount', amount: discount }] : []),
        { type: 'total', amount: totalDiscounted[side].amount },
      ],
    };
  });
}
