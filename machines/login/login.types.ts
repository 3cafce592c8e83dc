import type { ArticleName } from '../cart/index.ts';
import type { LoginRedirect, PendingLogin } from '../rules/sign-in/index.ts';

/** What a page knows as it opens. The hash is no longer in the address by then, and the stored state no longer stored. */
export interface LoginInput {
  readonly intent: 'sign_in' | 'sign_out';
  /** What the account service came back with; empty when nobody came back. */
  readonly hash: string;
  readonly pending: PendingLogin | null;
  readonly nowSeconds: number;
  readonly isSignedIn: boolean;
  /** Whether a page of the store in this tab asked for it: another site's link signs nobody out. */
  readonly isAsked: boolean;
  /** Whether there is an account service. */
  readonly isAvailable: boolean;
  /** The page to return to, on our own origin. */
  readonly lastLocation: string;
}

/** What the account service is asked with, as the tab keeps it until it comes back. */
export interface PendingLoginInput {
  readonly state: string;
  readonly lastLocation: string;
}

/** Who the store says has signed in. A rejected promise means that it didn't answer. */
export type IdentifiedVisitor =
  | { readonly status: 'known'; readonly organizationCountry: string | null }
  | { readonly status: 'denied' };

/** An item that one of two merged carts had in another quantity. */
export interface MergedArticle extends ArticleName {
  /** In the cart of this browser; 0 if it wasn't there. */
  readonly quantityBefore: number;
  /** In the visitor's other cart; 0 if it wasn't there. */
  readonly quantityElsewhere: number;
  /** In the merged cart; 0 if it was left out. */
  readonly quantity: number;
}

/** What the flow asks of the world. */
export interface LoginPorts {
  /** 128 random bits or more. */
  createLoginState(input: Record<string, never>): Promise<string>;
  /** False where the browser keeps nothing beyond this page: then nobody can come back. */
  keepPendingLogin(input: PendingLoginInput): Promise<boolean>;
  /** Leads to the account service; answers once the browser is on its way. */
  openAccountService(input: { readonly state: string }): Promise<void>;
  /** Whether the state is a nonce that the store gave to its app; it counts once. */
  redeemLoginNonce(input: { readonly nonce: string }): Promise<boolean>;
  /** Stores the token and clears the pending sign-in. */
  keepLogin(input: { readonly redirect: LoginRedirect }): Promise<void>;
  identifyVisitor(input: Record<string, never>): Promise<IdentifiedVisitor>;
  /** Keeps the country whose shop is the visitor's; null for none. */
  keepOrganizationCountry(input: { readonly country: string | null }): Promise<void>;
  /** Records that somebody signed in, for analytics; records nothing without the visitor's consent. */
  announceLogin(input: Record<string, never>): Promise<void>;
  /**
   * Makes this browser's cart the visitor's, and stores the one that it then is; in the page's country, and in that of the
   * visitor's organization (ISO code; null for none). Answers what changed if it was merged with
   * a cart that the visitor had before; an empty list if nothing was.
   */
  attachCheckout(input: { readonly country: string | null }): Promise<readonly MergedArticle[]>;
  openLocation(input: { readonly location: string }): Promise<void>;
  /** Reports the redirect, clears what the sign-in has stored, and leads to the error page. */
  refuseLogin(input: Record<string, never>): Promise<void>;
  /** Ends the token at the store; a store that doesn't answer keeps nobody signed in for longer than the token lives. */
  revokeToken(input: Record<string, never>): Promise<void>;
  /**
   * Clears everything that the store keeps in this browser, and leads through the account service to the home page. An
   * invitation is kept until its person has decided; then it leads to the account, to sign in as someone else.
   */
  forgetVisitor(input: Record<string, never>): Promise<void>;
}

export interface LoginContext extends LoginInput {
  /** Of the sign-in that begins; null before. */
  readonly state: string | null;
  readonly organizationCountry: string | null;
  /** What merging two carts changed; empty if nothing was merged. */
  readonly mergedArticles: readonly MergedArticle[];
}

export type LoginEvent =
  | { readonly type: 'signOut.confirmed' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'merge.acknowledged' }
  | { readonly type: 'session.begun.elsewhere' }
  | { readonly type: 'session.ended.elsewhere' };
