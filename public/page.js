// Runs on every page, also on those without the application: the number in the cart, who is signed in, a code. What most
// presses do is in presses.js.

/** What a browser refuses that keeps nothing, in a frame without storage or cookies for instance, is left out. */
const attempt = (action) => {
  try {
    return action();
  } catch {
    return null;
  }
};
const read = (key) => attempt(() => localStorage.getItem(key));
const write = (key, value) =>
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
const { dataset: page } = document.documentElement;
const all = (selector) => document.querySelectorAll(selector);
const follow = (types, react) => {
  for (const type of types) addEventListener(type, react);
  react({});
};

// A cart belongs to a country; that of the default country goes without a suffix.
const country = location.pathname.split('/')[1];
const countKey = country === 'us' ? 'sonde.cartCount' : `sonde.cartCount.${country}`;
follow(['storage', 'sonde:cart', 'pageshow'], () => {
  const [count = ''] = /^[1-9]\d{0,8}$/.exec(read(countKey)) ?? [];
  for (const element of all('cart-count')) element.textContent = count;
});

/** Who is signed in, as their token says it, and for how many seconds. The shop checks tokens, a page only shows them. */
const readSession = () => {
  const { token, expiresIn, createdAtSeconds } = JSON.parse(read('sonde.authToken'));
  const claims = atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'));
  const { name, email } = JSON.parse(
    new TextDecoder().decode(Uint8Array.from(claims, (letter) => letter.charCodeAt(0))),
  );
  return {
    name: name || email,
    seconds: expiresIn === null ? 1e6 : createdAtSeconds + expiresIn - Date.now() / 1000,
  };
};
const endedKey = 'sonde.sessionEnded';
const mark = (name, isMarked) => {
  if (isMarked) page[name] = '';
  else delete page[name];
};
let sessionEnd;
const showAccount = ({ key }) => {
  // Another tab has signed out, which leaves nothing of what this one was typed into.
  if (key === null) attempt(() => sessionStorage.clear());
  const session = attempt(readSession);
  const isSignedIn = session?.seconds > 0;
  clearTimeout(sessionEnd);
  if (isSignedIn) sessionEnd = setTimeout(showAccount, session.seconds * 1000, {});
  else if (session && !read(endedKey)) write(endedKey, '1');
  mark('signedIn', isSignedIn);
  mark('sessionEnded', read(endedKey) === '1');
  for (const element of all('account-name')) element.textContent = isSignedIn ? session.name : '';
};
follow(['storage', 'sonde:session', 'pageshow'], showAccount);

/** Calls `react` with the pressed element that a selector matches. */
const onPress = (selector, react) =>
  document.addEventListener('click', ({ target }) => {
    const element = target.closest?.(selector);
    if (element) attempt(() => react(element));
  });

// The page of signing in returns to where its link was pressed; that of signing out asks whom another site has sent.
onPress('[data-sign-in]', () =>
  sessionStorage.setItem('sonde.loginLastLocation', location.pathname + location.search),
);
onPress('[data-sign-out]', () => sessionStorage.setItem('sonde.signOutAsked', '1'));

onPress('[data-print]', () => print());

// A code that a link brings along is remembered with its moment; how long it counts, the shop says.
const parameters = new URLSearchParams(location.search);
const code = (parameters.get('voucherCode') || parameters.get('rsCode'))?.replaceAll('/', '').trim();
if (code && code.length <= 64)
  write('sonde.promoCode', JSON.stringify({ code, at: new Date() }));

// What the visitor decided about recording their visits. Before they agree, nothing is loaded, stored or sent for it.
// `data-consent` is missing where visits aren't recorded.
const consentKey = 'sonde.analyticsConsent';
follow(['storage', 'pageshow', 'sonde:consent'], () => {
  if (page.consent === 'signal') write(consentKey, 'denied');
  else if (page.consent) page.consent = read(consentKey) || 'asked';
  if (page.consent === 'granted') void import('/visits.js');
  else write('sonde.anonymousId', null);
});

const loadPresses = () => import('/presses.js');
const react = async ({ type, target }) => {
  const pressed = target.closest?.('button,[data-choose-shop]');
  if (!pressed) return;
  const { press } = await loadPresses().catch(() => ({}));
  if (type === 'click') press?.(pressed);
};
for (const type of ['pointerover', 'focusin', 'click'])
  document.addEventListener(type, (event) => void react(event));
// The question is open, the browser copies only while it handles a press, or the page is left by one.
if (page.consent === 'asked' || all('[data-copy],[data-choose-shop]')[0]) void loadPresses();
