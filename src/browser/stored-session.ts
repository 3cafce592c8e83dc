import { organizationCountryCookie } from '@sonde/machines/rules/places';
import { judgeStoredToken } from '@sonde/machines/rules/sign-in';
import { lastingStorage } from './browser-storage.ts';
import { reportError } from './report-error.ts';
import { storedCheckout } from './stored-checkout.ts';

/** All keys have the shop's prefix (coverage CLIENT-3). */
export const sessionKeys = {
  token: 'sonde.authToken',
  organizationSlug: 'sonde.organizationSlug',
  ended: 'sonde.endedSession',
  /** `public/page.js` notifies the person on any page, until they sign in or close the notice. */
  endNotice: 'sonde.sessionEnded',
} as const;

/** Notifies this page, because `storage` events only reach other tabs; `public/page.js` and views listen. */
export const notifySessionChanged = () => window.dispatchEvent(new Event('sonde:session'));

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Sandboxed pages have no cookies. */
export function writeSessionCookie(cookie: string): void {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Without it, the server guesses the country.
  }
}

function forgetTokens(): void {
  lastingStorage.write(sessionKeys.token, null);
  lastingStorage.write(sessionKeys.organizationSlug, null);
  writeSessionCookie(`${organizationCountryCookie}=; Max-Age=0`);
  notifySessionChanged();
}

/** The claims of a token; null if unreadable. The server checks everything that depends on them. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> | null {
  const [, claims = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>> | null;
  } catch {
    return null;
  }
}

/** The `sub` of a token; null if unreadable. */
export function subjectOf(token: string): string | null {
  const sub = claimsOf(token)?.['sub'];
  return typeof sub === 'string' ? sub : null;
}

/** Sets the checkouts and the chosen organization of an ended session aside, for the same person only. */
function storeCheckoutsOfEndedSession(checkouts: object, token: string): void {
  const organizationSlug = lastingStorage.read(sessionKeys.organizationSlug);
  const isNothing = Object.keys(checkouts).length === 0 && organizationSlug === null;
  const ended = JSON.stringify({ subject: subjectOf(token), checkouts, organizationSlug });
  lastingStorage.write(sessionKeys.ended, isNothing ? null : ended);
}

/** Ends a session that its person can take up again, with these of their checkouts. */
function endSession(token: string, checkouts: object): void {
  storeCheckoutsOfEndedSession(checkouts, token);
  if (lastingStorage.read(sessionKeys.endNotice) === null) lastingStorage.write(sessionKeys.endNotice, '1');
  forgetTokens();
}

/** The session of this browser, shared by all its tabs. */
export const storedSession = {
  /** The token that follows `JWT`; null if signed out or expired. */
  token(): string | null {
    const judged = judgeStoredToken(lastingStorage.read(sessionKeys.token), nowSeconds());
    return judged.status === 'valid' ? judged.token.token : null;
  },
  organizationSlug: (): string | null => lastingStorage.read(sessionKeys.organizationSlug),
  /** The person has switched to another of their organizations. */
  chooseOrganization(slug: string): void {
    lastingStorage.write(sessionKeys.organizationSlug, slug);
  },
  /**
   * On page load: removes an expired token and the checkouts with it, so that the next visitor of the same browser
   * doesn't find another person's cart; reports a damaged token. Never during use, when it would discard what the
   * visitor is typing.
   */
  open(): void {
    const judged = judgeStoredToken(lastingStorage.read(sessionKeys.token), nowSeconds());
    if (judged.status === 'expired') {
      endSession(judged.token.token, storedCheckout.forgetAll());
    } else if (judged.status === 'invalid' && judged.isDamaged) {
      reportError('The stored auth token has no token value.');
      forgetTokens();
    }
  },
  /** Ends a session whose token the store refused, unless another tab has stored a newer one, and notifies the page. */
  end(refused: string): void {
    if (storedSession.token() === refused) endSession(refused, {});
    window.dispatchEvent(new Event('sonde:auth-error'));
  },
  /** Reacts to a sign-in or sign-out in another tab, with the new state. */
  onChangeInOtherTab(react: (isSignedIn: boolean) => void): () => void {
    const listen = ({ key }: StorageEvent) => {
      if (key === sessionKeys.token || key === null) react(storedSession.token() !== null);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
