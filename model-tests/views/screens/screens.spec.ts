import { addToCartDriver } from '../drive/add-to-cart-driver.ts';
import { cartDriver } from '../drive/cart-driver.ts';
import { checkoutDriver } from '../drive/checkout-driver.ts';
import { shootScreens } from '../drive/shoot-screens.ts';

shootScreens('add-to-cart', addToCartDriver);
shootScreens('cart', cartDriver);
shootScreens('checkout', checkoutDriver);
