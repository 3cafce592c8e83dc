import type { CloudAccount } from './cloud-store.ts';

/** Who is to sign in for something: the store, or the platform of an agent. */
export interface SignInVisit {
  /** The address for returning without signing in. */
  readonly cancel: string;
  /** Continues for the person who has signed in. */
  proceed(account: CloudAccount): Response | Promise<Response>;
}

/** A request for which no one signs in. */
export interface RefusedVisit {
  readonly answer: Response | Promise<Response>;
}
