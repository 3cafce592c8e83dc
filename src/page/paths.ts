/** Every URL of the shop, relative to `/:countryCode/:language/`; always with a trailing slash. */
export interface PathPrefix {
  readonly country: string;
  readonly language: string;
}

const under = ({ country, language }: PathPrefix, path: string) =>
  `/${country.toLowerCase()}/${language}/${path}`;

/** Prefixes a path from the rules, which starts with a slash, with country and language. */
export const pathBelow = (prefix: PathPrefix, path: string) => under(prefix, path.slice(1));

/** The part of an address below country and language, without a leading slash: `cart/`. */
export const pageOf = (pathname: string) => pathname.split('/').slice(3).join('/');

export const paths = {
  home: (prefix: PathPrefix) => under(prefix, ''),
  human: (prefix: PathPrefix) => under(prefix, 'iq/'),
  veterinary: (prefix: PathPrefix) => under(prefix, 'vet/'),
  vetRental: (prefix: PathPrefix) => under(prefix, 'vet-rental/'),
  humanBundles: (prefix: PathPrefix) => under(prefix, 'iq/bundle/'),
  veterinaryBundles: (prefix: PathPrefix) => under(prefix, 'vet/bundle/'),
  probeOnly: (prefix: PathPrefix) => under(prefix, 'product-probe/'),
  probeOnlyVeterinary: (prefix: PathPrefix) => under(prefix, 'product-probe-vet/'),
  deviceIq: (prefix: PathPrefix) => under(prefix, 'device-iq/'),
  memberships: (prefix: PathPrefix) => under(prefix, 'subscription/'),
  proMembership: (prefix: PathPrefix) => under(prefix, 'product/pro-membership/'),
  proMembershipVeterinary: (prefix: PathPrefix) => under(prefix, 'product/pro-membership-vet/'),
  tradeInProgram: (prefix: PathPrefix) => under(prefix, 'trade-in-program/'),
  tradeIn: (prefix: PathPrefix) => under(prefix, 'trade-in/'),
  tradeInLabel: (prefix: PathPrefix, orderToken: string) => under(prefix, `trade-in-label/${orderToken}/`),
  /** `step` is the segment of a step; empty for the flow itself. */
  proCustom: (prefix: PathPrefix, step = '') => under(prefix, `pro-custom/${step === '' ? '' : `${step}/`}`),
  proCustomUpgrade: (prefix: PathPrefix, step = '') =>
    under(prefix, `pro-custom-upgrade/${step === '' ? '' : `${step}/`}`),
  proCustomDowngrade: (prefix: PathPrefix) => under(prefix, 'pro-custom-downgrade/'),
  /** `step` is the segment of a decision; empty for the flow itself. */
  productFlow: (prefix: PathPrefix, step = '') =>
    under(prefix, `product-flow/${step === '' ? '' : `${step}/`}`),
  /** A probe with everything; `step` is the segment of a decision, empty for the flow itself. */
  allIn: (prefix: PathPrefix, step = '') => under(prefix, `all-in/${step === '' ? '' : `${step}/`}`),
  /** A probe's specification sheet as a PDF; below the folder of these files. */
  specificationSheet: (prefix: PathPrefix, slug: string) => `/specifications${under(prefix, `${slug}.pdf`)}`,
  productAllIn: (prefix: PathPrefix, slug: string) => under(prefix, `product/${slug}/all-in/`),
  /** `step` is the segment of a question; empty for the survey itself. */
  pricingSurvey: (prefix: PathPrefix, step = '') =>
    under(prefix, `pricing-survey/${step === '' ? '' : `${step}/`}`),
  surveyResults: (prefix: PathPrefix, bundles: string) => under(prefix, `survey-results/${bundles}/`),
  accessoriesStep: (prefix: PathPrefix) => under(prefix, 'accessories-step/'),
  cables: (prefix: PathPrefix) => under(prefix, 'pricing-cable/'),
  pricing: (prefix: PathPrefix) => under(prefix, 'pricing/'),
  offers: (prefix: PathPrefix) => under(prefix, 'offer/'),
  contact: (prefix: PathPrefix) => under(prefix, 'contact/'),
  siteMap: (prefix: PathPrefix) => under(prefix, 'site-map/'),
  product: (prefix: PathPrefix, slug: string) => under(prefix, `product/${slug}/`),
  accessories: (prefix: PathPrefix) => under(prefix, 'accessories/'),
  signIn: (prefix: PathPrefix) => under(prefix, 'login/'),
  signOut: (prefix: PathPrefix) => under(prefix, 'logout/'),
  myAccount: (prefix: PathPrefix) => under(prefix, 'my-account/'),
  /** A member's page for referring others. */
  referrer: (prefix: PathPrefix, referrerToken: string) => under(prefix, `refer/${referrerToken}/`),
  editMembership: (prefix: PathPrefix) => under(prefix, 'edit-membership/'),
  error: (prefix: PathPrefix, errorId: string) => under(prefix, `error/?id=${errorId}`),
  upgrade: (prefix: PathPrefix) => under(prefix, 'upgrade/'),
  upgradeToPro: (prefix: PathPrefix) => under(prefix, 'upgrade/pro/'),
  renewal: (prefix: PathPrefix) => under(prefix, 'upgrade/expired/'),
  extraProbe: (prefix: PathPrefix) => under(prefix, 'upgrade/add-iq/'),
  reactivateMembership: (prefix: PathPrefix) => under(prefix, 'reactivate-pro/membership/'),
  reactivateAccessories: (prefix: PathPrefix) => under(prefix, 'reactivate-pro/accessories/'),
  cart: (prefix: PathPrefix) => under(prefix, 'cart/'),
  checkout: (prefix: PathPrefix) => under(prefix, 'checkout/'),
  /** To get a quote: it is then selected first. */
  checkoutForQuote: (prefix: PathPrefix) => under(prefix, 'checkout/?pay=quote'),
  checkoutStep: (prefix: PathPrefix, step: string) => under(prefix, `checkout/?step=${step}`),
  checkoutRestore: (prefix: PathPrefix, checkoutToken: string) => under(prefix, `checkout/${checkoutToken}/`),
  confirmation: (prefix: PathPrefix, orderToken: string) => under(prefix, `confirmation/${orderToken}/`),
  orderCalendar: (prefix: PathPrefix, orderToken: string) =>
    under(prefix, `confirmation/${orderToken}/calendar.ics`),
  paymentDetails: (prefix: PathPrefix, orderToken: string) => under(prefix, `payment-details/${orderToken}/`),
  orderPayment: (prefix: PathPrefix, orderToken: string) => under(prefix, `order-payment/${orderToken}/`),
  orderPaymentConfirmation: (prefix: PathPrefix, orderToken: string) =>
    under(prefix, `order-payment-confirmation/${orderToken}/`),
  invoicePayment: (prefix: PathPrefix, invoiceToken: string) =>
    under(prefix, `invoice-payment/${invoiceToken}/`),
  invoicePaymentConfirmation: (prefix: PathPrefix, invoiceToken: string) =>
    under(prefix, `invoice-payment-confirmation/${invoiceToken}/`),
  /** `page` is the visitor's page below country and language, without a leading slash. */
  supportedCountries: (prefix: PathPrefix, page: string) =>
    under(prefix, `supported-countries/${page === '' ? '' : `?from=${page}`}`),
  warranty: (prefix: PathPrefix) => under(prefix, 'warranty/'),
  returns: (prefix: PathPrefix) => under(prefix, 'returns/'),
  delivery: (prefix: PathPrefix) => under(prefix, 'delivery/'),
  dataProtection: (prefix: PathPrefix) => under(prefix, 'data-protection/'),
  impressum: (prefix: PathPrefix) => under(prefix, 'impressum/'),
  withdrawal: (prefix: PathPrefix) => under(prefix, 'withdrawal/'),
  /** From an order, which it names. */
  orderWithdrawal: (prefix: PathPrefix, orderNumber: string) =>
    under(prefix, `withdrawal/?order=${orderNumber}`),
  cancellation: (prefix: PathPrefix) => under(prefix, 'cancel-contract/'),
  learners: (prefix: PathPrefix) => under(prefix, 'learner-status-verification/'),
  veterinaryLearners: (prefix: PathPrefix) => under(prefix, 'vet-learner-status-verification/'),
  terms: (prefix: PathPrefix) => under(prefix, 'terms-and-conditions/'),
  /** A document as it was on a day: its address never changes. */
  termsVersion: (
    prefix: PathPrefix,
    { name, version }: { readonly name: string; readonly version: string },
  ) => under(prefix, `terms-and-conditions/${name.toLowerCase().replaceAll('_', '-')}/${version}/`),
} as const;
