import type { TestCard } from './cards.ts';
import { walkTo, type CheckoutPage } from './pages/checkout-page.ts';

/** From the payment step to placing the order. */
export async function placeWith(checkout: CheckoutPage, card: TestCard): Promise<void> {
  await walkTo(checkout, 'Review', { card });
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
}
