import { type PathPrefix, pathUnder } from './path-prefix.ts';

/** The URLs of the shop, each by itself, so that a browser loads only those that its page may show. */

export const home = (prefix: PathPrefix) => pathUnder(prefix, '');
export const human = (prefix: PathPrefix) => pathUnder(prefix, 'iq/');
export const veterinary = (prefix: PathPrefix) => pathUnder(prefix, 'vet/');
export const vetRental = (prefix: PathPrefix) => pathUnder(prefix, 'vet-rental/');
export const humanBundles = (prefix: PathPrefix) => pathUnder(prefix, 'iq/bundle/');
export const veterinaryBundles = (prefix: PathPrefix) => pathUnder(prefix, 'vet/bundle/');
export const probeOnly = (prefix: PathPrefix) => pathUnder(prefix, 'product-probe/');
export const probeOnlyVeterinary = (prefix: PathPrefix) => pathUnder(prefix, 'product-probe-vet/');
export const deviceIq = (prefix: PathPrefix) => pathUnder(prefix, 'device-iq/');
export const memberships = (prefix: PathPrefix) => pathUnder(prefix, 'subscription/');
export const proMembership = (prefix: PathPrefix) => pathUnder(prefix, 'product/pro-membership/');
export const proMembershipVeterinary = (prefix: PathPrefix) =>
  pathUnder(prefix, 'product/pro-membership-vet/');
export const tradeInProgram = (prefix: PathPrefix) => pathUnder(prefix, 'trade-in-program/');
export const tradeIn = (prefix: PathPrefix) => pathUnder(prefix, 'trade-in/');
export const tradeInLabel = (prefix: PathPrefix, orderToken: string) =>
  pathUnder(prefix, `trade-in-label/${orderToken}/`);
/** `step` is the segment of a step; empty for the flow itself. */
export const proCustom = (prefix: PathPrefix, step = '') =>
  pathUnder(prefix, `pro-custom/${step === '' ? '' : `${step}/`}`);
export const proCustomUpgrade = (prefix: PathPrefix, step = '') =>
  pathUnder(prefix, `pro-custom-upgrade/${step === '' ? '' : `${step}/`}`);
export const proCustomDowngrade = (prefix: PathPrefix) => pathUnder(prefix, 'pro-custom-downgrade/');
/** `step` is the segment of a decision; empty for the flow itself. */
export const productFlow = (prefix: PathPrefix, step = '') =>
  pathUnder(prefix, `product-flow/${step === '' ? '' : `${step}/`}`);
/** A probe with everything; `step` is the segment of a decision, empty for the flow itself. */
export const allIn = (prefix: PathPrefix, step = '') =>
  pathUnder(prefix, `all-in/${step === '' ? '' : `${step}/`}`);
/** A probe's specification sheet as a PDF; below the folder of these files. */
export const specificationSheet = (prefix: PathPrefix, slug: string) =>
  `/specifications${pathUnder(prefix, `${slug}.pdf`)}`;
export const productAllIn = (prefix: PathPrefix, slug: string) =>
  pathUnder(prefix, `product/${slug}/all-in/`);
/** `step` is the segment of a question; empty for the survey itself. */
export const pricingSurvey = (prefix: PathPrefix, step = '') =>
  pathUnder(prefix, `pricing-survey/${step === '' ? '' : `${step}/`}`);
export const surveyResults = (prefix: PathPrefix, bundles: string) =>
  pathUnder(prefix, `survey-results/${bundles}/`);
export const cables = (prefix: PathPrefix) => pathUnder(prefix, 'pricing-cable/');
export const pricing = (prefix: PathPrefix) => pathUnder(prefix, 'pricing/');
export const offers = (prefix: PathPrefix) => pathUnder(prefix, 'offer/');
export const contact = (prefix: PathPrefix) => pathUnder(prefix, 'contact/');
export const siteMap = (prefix: PathPrefix) => pathUnder(prefix, 'site-map/');
export const product = (prefix: PathPrefix, slug: string) => pathUnder(prefix, `product/${slug}/`);
export const accessories = (prefix: PathPrefix) => pathUnder(prefix, 'accessories/');
export const signIn = (prefix: PathPrefix) => pathUnder(prefix, 'login/');
export const signOut = (prefix: PathPrefix) => pathUnder(prefix, 'logout/');
export const myAccount = (prefix: PathPrefix) => pathUnder(prefix, 'my-account/');
/** A member's page for referring others. */
export const referrer = (prefix: PathPrefix, referrerToken: string) =>
  pathUnder(prefix, `refer/${referrerToken}/`);
export const editMembership = (prefix: PathPrefix) => pathUnder(prefix, 'edit-membership/');
export const error = (prefix: PathPrefix, errorId: string) => pathUnder(prefix, `error/?id=${errorId}`);
export const upgrade = (prefix: PathPrefix) => pathUnder(prefix, 'upgrade/');
export const upgradeToPro = (prefix: PathPrefix) => pathUnder(prefix, 'upgrade/pro/');
export const renewal = (prefix: PathPrefix) => pathUnder(prefix, 'upgrade/expired/');
export const extraProbe = (prefix: PathPrefix) => pathUnder(prefix, 'upgrade/add-iq/');
export const reactivateMembership = (prefix: PathPrefix) => pathUnder(prefix, 'reactivate-pro/membership/');
export const reactivateAccessories = (prefix: PathPrefix) => pathUnder(prefix, 'reactivate-pro/accessories/');
export const cart = (prefix: PathPrefix) => pathUnder(prefix, 'cart/');
export const checkout = (prefix: PathPrefix) => pathUnder(prefix, 'checkout/');
/** For a buyer whose answers the shop has, card included: the page then loads the review first. */
export const checkoutReview = (prefix: PathPrefix) => pathUnder(prefix, 'checkout/?step=review');
/** To get a quote: it is then selected first. */
export const checkoutForQuote = (prefix: PathPrefix) => pathUnder(prefix, 'checkout/?pay=quote');
export const checkoutRestore = (prefix: PathPrefix, checkoutToken: string) =>
  pathUnder(prefix, `checkout/${checkoutToken}/`);
export const confirmation = (prefix: PathPrefix, orderToken: string) =>
  pathUnder(prefix, `confirmation/${orderToken}/`);
export const orderCalendar = (prefix: PathPrefix, orderToken: string) =>
  pathUnder(prefix, `confirmation/${orderToken}/calendar.ics`);
export const paymentDetails = (prefix: PathPrefix, orderToken: string) =>
  pathUnder(prefix, `payment-details/${orderToken}/`);
export const orderPayment = (prefix: PathPrefix, orderToken: string) =>
  pathUnder(prefix, `order-payment/${orderToken}/`);
export const orderPaymentConfirmation = (prefix: PathPrefix, orderToken: string) =>
  pathUnder(prefix, `order-payment-confirmation/${orderToken}/`);
export const invoicePayment = (prefix: PathPrefix, invoiceToken: string) =>
  pathUnder(prefix, `invoice-payment/${invoiceToken}/`);
export const invoicePaymentConfirmation = (prefix: PathPrefix, invoiceToken: string) =>
  pathUnder(prefix, `invoice-payment-confirmation/${invoiceToken}/`);
/** `page` is the visitor's page below country and language, without a leading slash. */
export const supportedCountries = (prefix: PathPrefix, page: string) =>
  pathUnder(prefix, `supported-countries/${page === '' ? '' : `?from=${page}`}`);
export const warranty = (prefix: PathPrefix) => pathUnder(prefix, 'warranty/');
export const returns = (prefix: PathPrefix) => pathUnder(prefix, 'returns/');
export const delivery = (prefix: PathPrefix) => pathUnder(prefix, 'delivery/');
export const dataProtection = (prefix: PathPrefix) => pathUnder(prefix, 'data-protection/');
export const impressum = (prefix: PathPrefix) => pathUnder(prefix, 'impressum/');
export const withdrawal = (prefix: PathPrefix) => pathUnder(prefix, 'withdrawal/');
/** From an order, which it names. */
export const orderWithdrawal = (prefix: PathPrefix, orderNumber: string) =>
  pathUnder(prefix, `withdrawal/?order=${orderNumber}`);
export const cancellation = (prefix: PathPrefix) => pathUnder(prefix, 'cancel-contract/');
/** From an order, which it names. */
export const orderCancellation = (prefix: PathPrefix, orderNumber: string) =>
  pathUnder(prefix, `cancel-contract/?order=${orderNumber}`);
export const learners = (prefix: PathPrefix) => pathUnder(prefix, 'learner-status-verification/');
export const veterinaryLearners = (prefix: PathPrefix) =>
  pathUnder(prefix, 'vet-learner-status-verification/');
export const terms = (prefix: PathPrefix) => pathUnder(prefix, 'terms-and-conditions/');
/** A document as it was on a day: its address never changes. */
export const termsVersion = (
  prefix: PathPrefix,
  { name, version }: { readonly name: string; readonly version: string },
) => pathUnder(prefix, `terms-and-conditions/${name.toLowerCase().replaceAll('_', '-')}/${version}/`);
