import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('robots.txt', 'routes/robots.tsx'),
  route('sitemap.xml', 'routes/sitemap.tsx'),
  route(':countryCode/sitemap.xml', 'routes/country-sitemap.tsx'),
  route(':countryCode/:language', 'routes/store.tsx', [
    index('routes/home.tsx'),
    route('product/:device/:subscription?/:subscriptionPeriod?', 'routes/product.tsx'),
    route('accessories', 'routes/accessories.tsx'),
    route('terms-and-conditions', 'routes/terms-and-conditions.tsx'),
    route('confirmation/:orderToken', 'routes/confirmation.tsx'),
    layout('routes/flows.tsx', [
      route('cart', 'routes/cart.tsx'),
      route('checkout/:checkoutToken?', 'routes/checkout.tsx'),
      route('checkout/payment/:checkoutToken?', 'routes/checkout.tsx', { id: 'routes/checkout-payment' }),
    ]),
    route('supported-countries', 'routes/supported-countries.tsx'),
    route('404', 'routes/not-found.tsx'),
    route('error', 'routes/error.tsx'),
    route('*', 'routes/unknown.tsx'),
  ]),
  route('*?', 'routes/unknown.tsx', { id: 'routes/unknown-file' }),
] satisfies RouteConfig;
