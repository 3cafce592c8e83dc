import { importDuty, type ImportDuty } from '@sonde/machines/rules/checkout';
import type { Order } from './order.model.ts';

/** Whether customs may charge duty on an order when it arrives. */
export const importDutyOf = ({ shippingAddress, country, lines }: Order): ImportDuty =>
  importDuty({
    country: shippingAddress?.country ?? country,
    isShipped: shippingAddress !== null,
    kinds: lines.map(({ kind }) => kind),
  });
