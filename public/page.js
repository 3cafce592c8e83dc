// Runs on every page, also on those without the application: the number in the cart, how the page is seen, printing, a notice, a code, what ends.

/** What this browser keeps; one that refuses its storage, or has no room, keeps nothing. */
const storage = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // What was chosen lasts as long as the page.
    }
  },
  forgetTab() {
    try {
      sessionStorage.clear();
    } catch {
      // Nothing was kept.
    }
  },
  writeCookie(cookie) {
    try {
      document.cookie = `${cookie}; Path=/; SameSite=Lax`;
    } catch {
      // A page in a sandbox has no cookies.
    }
  },
};

// A cart belongs to a country; that of the default country goes without a suffix.
const country = location.pathname.split('/')[1];
const countKey = country === 'us' ? 'sonde.cartCount' : `sonde.cartCount.${country}`;
class CartCount extends HTMLElement {
  connectedCallback() {
    this.show();
    addEventListener('storage', this);
    addEventListener('sonde:cart', this);
  }
  disconnectedCallback() {
    removeEventListener('storage', this);
    removeEventListener('sonde:cart', this);
  }
  handleEvent() {
    this.show();
  }
  show() {
    const count = Number(storage.read(countKey));
    this.textContent = Number.isSafeInteger(count) && count > 0 ? String(count) : '';
  }
}
customElements.define('cart-count', CartCount);

/** Who is signed in, as their token says it, and for how many seconds. The shop checks tokens, a page only shows them. */
function readSession() {
  try {
    const { token, expiresIn, createdAtSeconds } = JSON.parse(storage.read('sonde.authToken'));
    const seconds = expiresIn === null ? 1e6 : createdAtSeconds + expiresIn - Date.now() / 1000;
    const claims = atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(claims, (letter) => letter.charCodeAt(0));
    const { name, email } = JSON.parse(new TextDecoder().decode(bytes));
    return { name: String(name || email), seconds };
  } catch {
    return { name: '', seconds: 1e6 };
  }
}
const endedKey = 'sonde.sessionEnded';
const mark = (name, isMarked) => {
  const { dataset } = document.documentElement;
  if (isMarked) dataset[name] = '';
  else delete dataset[name];
};

/** Calls `react` with the pressed element that a selector matches. */
const onPress = (selector, react) =>
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target.closest(selector) : null;
    if (element) react(element);
  });

let sessionEnd;
function showAccount() {
  const { name, seconds } = readSession();
  const isSignedIn = name !== '' && seconds > 0;
  clearTimeout(sessionEnd);
  if (isSignedIn) sessionEnd = setTimeout(showAccount, seconds * 1000);
  else if (name && !storage.read(endedKey)) storage.write(endedKey, '1');
  mark('signedIn', isSignedIn);
  mark('sessionEnded', storage.read(endedKey) === '1');
  for (const element of document.querySelectorAll('account-name')) element.textContent = isSignedIn ? name : '';
}
addEventListener('storage', ({ key }) => {
  // Another tab has signed out, which leaves nothing of what this one was typed into.
  if (key === null) storage.forgetTab();
});
for (const type of ['storage', 'sonde:session', 'pageshow']) addEventListener(type, showAccount);
showAccount();
onPress('[data-close-ended]', () => {
  storage.write(endedKey, 'closed');
  showAccount();
});

// The page of signing in returns to where its link was pressed; that of signing out asks whom another site has sent.
onPress('[data-sign-in],[data-sign-out]', (link) => {
  try {
    if (link.matches('[data-sign-in]'))
      sessionStorage.setItem('sonde.loginLastLocation', location.pathname + location.search);
    else sessionStorage.setItem('sonde.signOutAsked', '1');
  } catch {
    // The one returns to the first page, the other asks.
  }
});

/** The choice that stands without an attribute, by view. */
const ordinary = { theme: 'auto', prices: 'with-tax' };

onPress('[data-view]', ({ dataset: { view, value } }) => {
  if (value === ordinary[view]) {
    storage.write(`sonde.${view}`, null);
    delete document.documentElement.dataset[view];
  } else {
    storage.write(`sonde.${view}`, value);
    document.documentElement.dataset[view] = value;
  }
});

onPress('[data-print]', () => print());

onPress('[data-close-arrival]', ({ dataset: { closeArrival: reason } }) => {
  storage.writeCookie(`sonde.${reason}=; Max-Age=0`);
  delete document.documentElement.dataset[reason];
});

// What is chosen from the list of countries is kept for who comes without a country in the address.
onPress('[data-choose-shop]', ({ pathname }) =>
  storage.writeCookie(`sonde.chosenShop=${pathname.slice(1, 6)}; Max-Age=31536000`),
);

// A code that a link brings along is remembered with its moment; how long it counts, the shop says.
const parameters = new URLSearchParams(location.search);
const code = (parameters.get('voucherCode') || parameters.get('rsCode'))?.replaceAll('/', '').trim();
if (code && code.length <= 64)
  storage.write('sonde.promoCode', JSON.stringify({ code, at: new Date().toISOString() }));

/** Whether the text is on the clipboard. Pages without HTTPS have none, and a browser may refuse it. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
onPress('[data-copy]', async ({ dataset, nextElementSibling: status }) => {
  const isCopied = await copy(dataset.copy);
  dataset.copied = isCopied;
  status.textContent = isCopied ? dataset.copiedText : dataset.failedText;
  if (!isCopied) return;
  setTimeout(() => {
    delete dataset.copied;
    status.textContent = '';
  }, 2000);
});

onPress('[data-dismiss="promotion"]', (button) => {
  const banner = button.closest('[data-promotion]');
  storage.write('sonde.dismissedPromotion', banner.dataset.promotion);
  banner.hidden = true;
});

// What the visitor decided about recording their visits. Before they agree, nothing is loaded, stored or sent for it.
// `data-consent` is missing where visits aren't recorded.
const { dataset: page } = document.documentElement;
const consentKey = 'sonde.analyticsConsent';
function followConsent() {
  if (page.consent === 'signal') storage.write(consentKey, 'denied');
  else if (page.consent) page.consent = storage.read(consentKey) || 'asked';
  if (page.consent === 'granted') void import('/visits.js');
  else storage.write('sonde.anonymousId', null);
}
for (const type of ['storage', 'pageshow']) addEventListener(type, followConsent);
followConsent();
const question = document.getElementById('privacy-choices');
if (question)
  new ResizeObserver(() => {
    const { style } = document.documentElement;
    const height = question.offsetHeight;
    if (height === 0) style.removeProperty('--covered-end');
    else style.setProperty('--covered-end', `${height}px`);
  }).observe(question);
const openChoices = '[data-consent-choice="open"]';
onPress('[data-consent-choice]', ({ dataset: { consentChoice: choice } }) => {
  const wasOpen = 'consentOpen' in page;
  if (choice.endsWith('ed')) storage.write(consentKey, choice);
  mark('consentOpen', choice === 'open');
  followConsent();
  if (choice === 'open') document.getElementById('privacy-choices').focus();
  else if (wasOpen) document.querySelector(openChoices).focus();
});

const twoDigits = (value) => String(value).padStart(2, '0');
/** Counts down to an end; then everything around it that ends with it says so. */
class TimeLeft extends HTMLElement {
  connectedCallback() {
    this.end = Date.parse(this.dataset.ends);
    this.tick();
  }
  disconnectedCallback() {
    clearTimeout(this.timer);
  }
  tick() {
    const left = Math.max(0, this.end - Date.now());
    const seconds = Math.floor(left / 1000);
    this.textContent = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
      .map(twoDigits)
      .join(':');
    if (left > 0) this.timer = setTimeout(() => this.tick(), left % 1000 || 1000);
    else for (const ending of document.querySelectorAll('[data-ends]')) endIfOver(ending);
  }
}
function endIfOver(element) {
  if (Date.parse(element.dataset.ends) <= Date.now()) element.dataset.ended = '';
}
customElements.define('time-left', TimeLeft);
for (const ending of document.querySelectorAll('[data-ends]')) endIfOver(ending);
