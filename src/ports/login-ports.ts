import { SessionEndedError } from '@sonde/machines/flow';
import { organizationCountryOf } from '@sonde/machines/rules/places';
import { authTokenOf, longestTokenLife, signInAddress, signOutAddress } from '@sonde/machines/rules/sign-in';
import type { LoginInput, LoginPorts, IdentifiedVisitor, MergedArticle } from '@sonde/machines/login';
import { pushToDataLayer } from '../browser/data-layer.ts';
import { takePageHash } from '../browser/page-hash.tsx';
import { storedInvitation } from '../browser/stored-invitation.ts';
import { openPage } from '../browser/open-page.ts';
import { pendingLogin } from '../browser/pending-login.ts';
import { randomText } from '../browser/random-text.ts';
import { reportError } from '../browser/report-error.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';
import { storedSession } from '../browser/stored-session.ts';
import { UserQueryDocument } from '../graphql/account.generated.ts';
import { mutate, query } from '../graphql/client.ts';
import type { CountryCode } from '../graphql/schema.generated.ts';
import {
  CheckoutCustomerAttachDocument,
  LoginNonceRedeemDocument,
  TokenRevokeDocument,
} from '../graphql/sign-in.generated.ts';
import { storeClient } from '../graphql/store-client.ts';
import type { ShopLocale } from '../page/locale.ts';
import { paths } from '../page/paths.ts';
import { checkoutIdOf } from './to-api.ts';

/** Where the page stands between the account service and the shop. */
export interface LoginSurroundings {
  /** Null where there is no account service. */
  readonly cloudUrl: string | null;
  /** The shop as visitors see it, without a slash at the end. */
  readonly publicUrl: string;
  readonly locale: ShopLocale;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

function readInput(
  { cloudUrl, locale }: LoginSurroundings,
  intent: LoginInput['intent'],
  hash: string,
): LoginInput {
  return {
    intent,
    hash,
    pending: hash === '' ? null : pendingLogin.take(),
    nowSeconds: nowSeconds(),
    isSignedIn: storedSession.token() !== null,
    isAsked: pendingLogin.takeSignOut(),
    isAvailable: cloudUrl !== null,
    lastLocation: pendingLogin.lastLocation() ?? paths.home(locale),
  };
}

/** Reads what this browser knows as the page opens. Some of that counts once, so that it is read once, however often it is asked. */
export function loginInputReader(
  surroundings: LoginSurroundings,
  intent: LoginInput['intent'],
): () => LoginInput {
  let input: LoginInput | null = null;
  return () => (input ??= readInput(surroundings, intent, takePageHash()));
}

/** Always these words, for those who search the log (coverage AUTH-3). */
const malformed = 'An error occurred while logging from the cloud. Redirect url was malformed';

/** In milliseconds: signing out waits no longer for the shop. */
const patience = 3_000;

async function identifyVisitor(): Promise<IdentifiedVisitor> {
  try {
    const { me } = await query(storeClient, UserQueryDocument, {});
    const slug = storedSession.organizationSlug();
    const organizations = me?.organizationMemberships.map(({ organization }) => organization) ?? [];
    const chosen = organizations.filter((organization) => organization.slug === slug);
    const countries = (chosen.length > 0 ? chosen : organizations).map(({ country }) => country.code);
    return { status: 'known', organizationCountry: organizationCountryOf(countries) };
  } catch (error) {
    if (error instanceof SessionEndedError) return { status: 'denied' };
    throw error;
  }
}

/** The cart of this browser, or the one that the visitor used last; one that is somebody else's is forgotten. */
async function attachCheckout(country: string): Promise<readonly MergedArticle[]> {
  const own = storedCheckout.token(country);
  const { checkoutCustomerAttach } = await mutate(storeClient, CheckoutCustomerAttachDocument, {
    country: country as CountryCode,
    checkoutId: own && checkoutIdOf(own),
  });
  const { checkout, checkoutErrors, mergedLines } = checkoutCustomerAttach;
  if (checkout !== null) {
    const count = checkout.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await storedCheckout.remember(checkout.token, country);
    storedCheckout.rememberCount(count, country);
  } else if (checkoutErrors.some(({ code }) => code === 'NOT_FOUND')) storedCheckout.forgetAll();
  return mergedLines.map(({ variant, ...quantities }) => ({
    sku: variant.sku,
    productName: variant.product.name,
    variantName: variant.name,
    ...quantities,
  }));
}

/** What the flow asks of the browser, the shop and the account service. */
export function createLoginPorts({ cloudUrl, publicUrl, locale }: LoginSurroundings): LoginPorts {
  const account = () => {
    if (cloudUrl === null) throw new Error('There is no account service.');
    return cloudUrl;
  };
  return {
    createLoginState: async () => randomText(),
    keepPendingLogin: async ({ state, lastLocation }) =>
      pendingLogin.keep({ state, beganAtSeconds: nowSeconds() }, lastLocation),
    // The page of leaving has no entry of its own in the history: Back leads to where the visitor was.
    openAccountService: async ({ state }) =>
      location.replace(
        signInAddress({
          cloudUrl: account(),
          redirectUri: publicUrl + paths.signIn(locale),
          state,
          language: locale.tag,
        }),
      ),
    async redeemLoginNonce({ nonce }) {
      const { loginNonceRedeem } = await mutate(storeClient, LoginNonceRedeemDocument, { nonce });
      return loginNonceRedeem.accountErrors.length === 0;
    },
    async keepLogin({ redirect }) {
      const isStored = storedSession.keep(authTokenOf(redirect, nowSeconds()));
      pendingLogin.clear();
      if (!isStored) throw new Error('The browser keeps no token.');
    },
    identifyVisitor,
    keepOrganizationCountry: async ({ country }) =>
      storedSession.keepOrganizationCountry(country, longestTokenLife),
    announceLogin: async () => pushToDataLayer({ event: 'login', method: 'Cloud' }),
    // The shop of the organization's country is where the visitor is led next.
    async attachCheckout({ country }) {
      const merged = await attachCheckout(locale.country);
      return country === null || country === locale.country
        ? merged
        : [...merged, ...(await attachCheckout(country))];
    },
    openLocation: async ({ location: address }) => location.replace(address),
    async refuseLogin() {
      pendingLogin.clear();
      openPage(paths.error(locale, reportError(malformed)));
    },
    async revokeToken() {
      const token = storedSession.token();
      if (token === null) return;
      const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
      await Promise.race([waited, mutate(storeClient, TokenRevokeDocument, { token })]);
    },
    async forgetVisitor() {
      const invitation = storedInvitation.token();
      storedSession.forgetEverything();
      if (invitation !== null) storedInvitation.keep(invitation);
      const next = invitation === null ? paths.home(locale) : paths.myAccount(locale);
      location.replace(signOutAddress(account(), publicUrl + next));
    },
  };
}
