import { organizationCountryCookie } from '@sonde/machines/rules/places';
import { type AuthToken, judgeStoredToken } from '@sonde/machines/rules/sign-in';
import { clearStorage, lastingStorage, readStoredJson } from './browser-storage.ts';
import { reportError } from './report-error.ts';
import { storedCheckout } from './stored-checkout.ts';

/** Every key carries the shop's prefix (coverage BROWSER). */
const keys = {
  token: 'sonde.authToken',
  organizationSlug: 'sonde.organizationSlug',
  ended: 'sonde.endedSession',
} as const;

/** Tells this page of what `storage` tells the other tabs; `public/page.js` and views hear it. */
const changed = () => window.dispatchEvent(new Event('sonde:session'));

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Sandboxed pages have none. */
function writeCookie(cookie: string): void {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Pages are guessed without it.
  }
}

function forgetTokens(): void {
  lastingStorage.write(keys.token, null);
  lastingStorage.write(keys.organizationSlug, null);
  writeCookie(`${organizationCountryCookie}=; Max-Age=0`);
  changed();
}

/** The `sub` of a token; null where it can't be read. Nothing depends on it that the server doesn't check. */
function subjectOf(token: string): string | null {
  const [, claims = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const { sub } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Keeps the checkouts of a session that has expired, for the same person alone. */
function putAside(checkouts: object, token: string): void {
  const ended = { subject: subjectOf(token), checkouts };
  lastingStorage.write(keys.ended, Object.keys(checkouts).length === 0 ? null : JSON.stringify(ended));
}

/** Gives whoever signs in the checkouts that they left when their session expired; another person's are forgotten. */
function giveBack(token: string): void {
  const ended = readStoredJson(lastingStorage, keys.ended) as {
    readonly subject?: unknown;
    readonly checkouts?: unknown;
  } | null;
  lastingStorage.write(keys.ended, null);
  const isOwn = ended?.subject != null && ended.subject === subjectOf(token);
  if (isOwn && typeof ended.checkouts === 'object' && ended.checkouts !== null)
    storedCheckout.restoreAll(ended.checkouts as Readonly<Record<string, unknown>>);
}

/** Who is signed in in this browser, in all its tabs. */
export const storedSession = {
  /** What goes after `JWT`; null when nobody is signed in, or not any more. */
  token(): string | null {
    const judged = judgeStoredToken(lastingStorage.read(keys.token), nowSeconds());
    return judged.status === 'valid' ? judged.token.token : null;
  },
  organizationSlug: (): string | null => lastingStorage.read(keys.organizationSlug),
  /** The person looks at another of their organizations from now on. */
  chooseOrganization(slug: string): void {
    lastingStorage.write(keys.organizationSlug, slug);
  },
  /** False where the browser keeps nothing. */
  keep(token: AuthToken): boolean {
    const isStored = lastingStorage.write(keys.token, JSON.stringify(token));
    lastingStorage.write(keys.organizationSlug, token.organizationSlug);
    giveBack(token.token);
    changed();
    return isStored;
  },
  /** ISO code of the country whose shop is the visitor's; for as long as the token lives. */
  keepOrganizationCountry(country: string | null, seconds: number): void {
    writeCookie(`${organizationCountryCookie}=${country ?? ''}; Max-Age=${country === null ? 0 : seconds}`);
  },
  /**
   * As a page opens: an expired token goes, and the tokens of checkouts with it, so that the next visitor of the same
   * browser finds no cart of somebody else's; one that is damaged is reported. Not while a page is used, where it would
   * take away what is being typed.
   */
  open(): void {
    const judged = judgeStoredToken(lastingStorage.read(keys.token), nowSeconds());
    if (judged.status === 'expired') {
      putAside(storedCheckout.forgetAll(), judged.token.token);
      forgetTokens();
    } else if (judged.status === 'invalid' && judged.isDamaged) {
      reportError('The stored auth token has no token value.');
      forgetTokens();
    }
  },
  /** The store does not take this token any more; one that another tab has stored since then stays. */
  end(refused: string): void {
    if (storedSession.token() === refused) forgetTokens();
  },
  /** Clears everything that this browser keeps. */
  forgetEverything(): void {
    storedCheckout.forgetAll();
    clearStorage();
    writeCookie(`${organizationCountryCookie}=; Max-Age=0`);
    changed();
  },
  /** Somebody has signed in or out in another tab; hears who is signed in now. */
  onChangeElsewhere(react: (isSignedIn: boolean) => void): () => void {
    const listen = ({ key }: StorageEvent) => {
      if (key === keys.token || key === null) react(storedSession.token() !== null);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
