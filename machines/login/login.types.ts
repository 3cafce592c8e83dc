import type { ItemName } from '../cart/index.ts';
import type { LocatedOrganization } from '../rules/places/index.ts';
import type { LoginRedirect, PendingLogin } from '../rules/sign-in/index.ts';

/** The page's data when it opens. The hash is already removed from the address, and the stored state from storage. */
export interface LoginInput {
  readonly intent: 'sign_in' | 'sign_out';
  /** The redirect from the account service; empty if there was none. */
  readonly hash: string;
  readonly pending: PendingLogin | null;
  readonly nowSeconds: number;
  readonly isSignedIn: boolean;
  /** Whether a page of the store in this tab requested it: a link from another site signs no one out. */
  readonly isSignOutRequested: boolean;
  /** Whether there is an account service. */
  readonly isAvailable: boolean;
  /** The page to return to, on our own origin. */
  readonly lastLocation: string;
}

/** The request to the account service, stored in the tab until the return. */
export interface PendingLoginInput {
  readonly state: string;
  readonly lastLocation: string;
}

/** The signed-in person, according to the store. Rejects without a response. */
export type IdentifiedVisitor =
  | {
      readonly status: 'known';
      readonly organizations: readonly LocatedOrganization[];
      /** The slug of the one that the browser has stored; null for none. */
      readonly chosenOrganization: string | null;
    }
  | { readonly status: 'denied' };

/** An item whose quantity differed between two merged carts. */
export interface MergedItem extends ItemName {
  /** In the cart of this browser; 0 if it wasn't there. */
  readonly quantityBefore: number;
  /** In the visitor's other cart; 0 if it wasn't there. */
  readonly quantityElsewhere: number;
  /** In the merged cart; 0 if it was omitted. */
  readonly quantity: number;
}

/** The ports of the flow. */
export interface LoginPorts {
  /** 128 random bits or more. */
  createLoginState(input: Record<string, never>): Promise<string>;
  /** False if the browser stores nothing beyond this page, so that no return is possible. */
  keepPendingLogin(input: PendingLoginInput): Promise<boolean>;
  /** Redirects to the account service; resolves once the browser is navigating. */
  openAccountService(input: { readonly state: string }): Promise<void>;
  /** Whether the state is a nonce that the store issued to its app; it can be used once. */
  redeemLoginNonce(input: { readonly nonce: string }): Promise<boolean>;
  /** Stores the token and clears the pending sign-in. */
  keepLogin(input: { readonly redirect: LoginRedirect }): Promise<void>;
  /** Asks the store whom the kept token belongs to. */
  identifyVisitor(input: Record<string, never>): Promise<IdentifiedVisitor>;
  /** Stores the country of the visitor's shop; null for none. */
  keepOrganizationCountry(input: { readonly country: string | null }): Promise<void>;
  /** Records a sign-in for analytics; records nothing without the visitor's consent. */
  announceLogin(input: Record<string, never>): Promise<void>;
  /**
   * Assigns this browser's cart to the visitor and stores the resulting cart, in the page's country and in that of the
   * visitor's organization (ISO code; null for none). Returns the changes if it was merged with an earlier cart of the
   * visitor; an empty list if nothing changed.
   */
  attachCheckout(input: { readonly country: string | null }): Promise<readonly MergedItem[]>;
  /** Opens a page of the store in place of this one. */
  openLocation(input: { readonly location: string }): Promise<void>;
  /** Reports the redirect, deletes the sign-in's data, and opens the error page. */
  refuseLogin(input: Record<string, never>): Promise<void>;
  /** Revokes the token at the store. If the store doesn't respond, the session still ends when the token expires. */
  revokeToken(input: Record<string, never>): Promise<void>;
  /**
   * Deletes everything that the store keeps in this browser, and redirects to the home page through the account
   * service. An invitation is kept until its person has decided; then the redirect leads to the account, to sign in as
   * someone else.
   */
  forgetVisitor(input: Record<string, never>): Promise<void>;
}

/** What the flow remembers besides its state. */
export interface LoginContext extends LoginInput {
  /** Of the current sign-in; null before. */
  readonly state: string | null;
  readonly organizationCountry: string | null;
  /** What merging two carts changed; empty if nothing was merged. */
  readonly mergedItems: readonly MergedItem[];
}

/** Everything that can be sent to the flow. */
export type LoginEvent =
  | { readonly type: 'signOut.confirmed' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'merge.acknowledged' }
  | { readonly type: 'session.startedInOtherTab' }
  | { readonly type: 'session.endedInOtherTab' };
