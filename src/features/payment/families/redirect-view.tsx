import type { MessageDescriptor } from '@lingui/core';
import type { MethodView } from '../method-view.ts';

/**
 * A payment method that asks the buyer on a page of their bank, wallet or lender: its name is all that the shop shows
 * of it.
 */
export function redirectView(name: string, meaning: MessageDescriptor): MethodView {
  const Name = () => <bdi dir="ltr">{name}</bdi>;
  return { title: name, meaning, Description: Name, Paid: Name };
}

/** A lender that asks the buyer on its own page, pays the shop at once, and is repaid by the buyer. */
export const lenderView = (name: string, meaning: MessageDescriptor): MethodView => ({
  ...redirectView(name, meaning),
  lender: name,
});
