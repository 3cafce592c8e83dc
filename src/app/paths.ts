/** Every URL of the shop, relative to `/:countryCode/:language/`; always with a trailing slash. */
export interface PathPrefix {
  readonly country: string;
  readonly language: string;
}

const under = ({ country, language }: PathPrefix, path: string) =>
  `/${country.toLowerCase()}/${language}/${path}`;

/** A path that rules made, which begins with a slash, below the country and language. */
export const pathBelow = (prefix: PathPrefix, path: string) => under(prefix, path.slice(1));

export const paths = {
  home: (prefix: PathPrefix) => under(prefix, ''),
  product: (prefix: PathPrefix, device: string) => under(prefix, `product/${device}/`),
  accessories: (prefix: PathPrefix) => under(prefix, 'accessories/'),
  cart: (prefix: PathPrefix) => under(prefix, 'cart/'),
  checkout: (prefix: PathPrefix) => under(prefix, 'checkout/'),
  checkoutStep: (prefix: PathPrefix, step: string) => under(prefix, `checkout/?step=${step}`),
  checkoutRestore: (prefix: PathPrefix, checkoutToken: string) => under(prefix, `checkout/${checkoutToken}/`),
  confirmation: (prefix: PathPrefix, orderToken: string) => under(prefix, `confirmation/${orderToken}/`),
  terms: (prefix: PathPrefix) => under(prefix, 'terms-and-conditions/'),
} as const;
