import { SessionEndedError } from '@sonde/machines/flow';
import { authTokenOf, longestTokenLife, signInAddress, signOutAddress } from '@sonde/machines/rules/sign-in';
import type { LoginInput, LoginPorts, IdentifiedVisitor, MergedItem } from '@sonde/machines/login';
import { pushBeforeLeaving } from '../browser/data-layer.ts';
import { takePageHash } from '../browser/page-hash.tsx';
import { storedInvitation } from '../browser/stored-invitation.ts';
import { openPage } from '../browser/open-page.ts';
import { pendingLogin } from '../browser/pending-login.ts';
import { randomText } from '../browser/random-text.ts';
import { reportError } from '../browser/report-error.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';
import { forgetEverything, keepOrganizationCountry, keepSession } from '../browser/session-lifecycle.ts';
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

/** The page's position between the account service and the shop. */
export interface LoginSurroundings {
  /** Null without an account service. */
  readonly cloudUrl: string | null;
  /** The shop's URL for visitors, without a trailing slash. */
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
    isSignOutRequested: pendingLogin.takeSignOut(),
    isAvailable: cloudUrl !== null,
    lastLocation: pendingLogin.lastLocation() ?? paths.home(locale),
  };
}

/** Reads this browser's data when the page opens. Some of it can be read only once, so the result is cached. */
export function loginInputReader(
  surroundings: LoginSurroundings,
  intent: LoginInput['intent'],
): () => LoginInput {
  let input: LoginInput | null = null;
  return () => (input ??= readInput(surroundings, intent, takePageHash()));
}

/** The exact wording matters for log searches (coverage AUTH-3). */
const malformed = 'An error occurred while logging from the cloud. Redirect url was malformed';

/** In milliseconds: the maximum that signing out waits for the shop. */
const patience = 3_000;

async function identifyVisitor(): Promise<IdentifiedVisitor> {
  try {
    const { me } = await query(storeClient, UserQueryDocument, {});
    const memberships = me?.organizationMemberships ?? [];
    return {
      status: 'known',
      organizations: memberships.map(({ organization: { slug, country } }) => ({
        slug,
        country: country.code,
      })),
      chosenOrganization: storedSession.organizationSlug(),
    };
  } catch (error) {
    if (error instanceof SessionEndedError) return { status: 'denied' };
    throw error;
  }
}

/** This browser's cart, or the visitor's most recent one. A cart that belongs to another person is forgotten. */
async function attachCheckout(country: string): Promise<readonly MergedItem[]> {
  const own = storedCheckout.token(country);
  const { checkoutCustomerAttach } = await mutate(storeClient, CheckoutCustomerAttachDocument, {
    country: country as CountryCode,
    checkoutId: own && checkoutIdOf(own),
    organizationSlug: storedSession.organizationSlug(),
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

/** The ports of the flow, implemented with the browser, the shop and the account service. */
export function createLoginPorts({ cloudUrl, publicUrl, locale }: LoginSurroundings): LoginPorts {
  const account = () => {
    if (cloudUrl === null) throw new Error('There is no account service.');
    return cloudUrl;
  };
  return {
    createLoginState: async () => randomText(),
    keepPendingLogin: async ({ state, lastLocation }) =>
      pendingLogin.keep({ state, beganAtSeconds: nowSeconds() }, lastLocation),
    // The sign-out page has no history entry of its own: Back returns to the visitor's previous page.
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
      // The page to return to stays known: Back reaches the account service, which sends the visitor here once more.
      const isStored = keepSession(authTokenOf(redirect, nowSeconds()));
      if (!isStored) throw new Error('The browser keeps no token.');
    },
    identifyVisitor,
    keepOrganizationCountry: async ({ country }) => keepOrganizationCountry(country, longestTokenLife),
    announceLogin: () => pushBeforeLeaving({ event: 'login', method: 'Cloud' }),
    // Next, the visitor is redirected to the shop of the organization's country.
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
      forgetEverything();
      if (invitation !== null) storedInvitation.keep(invitation);
      const next = invitation === null ? paths.home(locale) : paths.myAccount(locale);
      location.replace(signOutAddress(account(), publicUrl + next));
    },
  };
}
