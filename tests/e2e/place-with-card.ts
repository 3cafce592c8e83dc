import type { TestCard } from './cards.ts';
import type { CheckoutPage } from './pages/checkout-page.ts';

/** From the payment step to the press of the button. */
export async function placeWith(checkout: CheckoutPage, card: TestCard): Promise<void> {
  await checkout.expectStep('Payment');
  await checkout.card.enter(card);
  await checkout.continue.click();
  await checkout.expectStep('Review');
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
}
