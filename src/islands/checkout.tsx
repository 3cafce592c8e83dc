import { island } from '../app/island.ts';
import { Checkout } from '../features/checkout/checkout.tsx';
import { loadLaterScreens } from '../features/checkout/use-later-screens.ts';

export default island('checkout', Checkout, 'with the page', async ({ served }) => {
  if (served?.areLaterScreensShown) await loadLaterScreens();
});
