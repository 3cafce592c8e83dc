// Loaded by page.js before the first press of what is listed here: how the page is seen, copying, notices, and whether visits are
// recorded.

const { dataset: page, style } = document.documentElement;
const question = document.getElementById('privacy-choices');

const write = (key, value) => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // What was chosen lasts as long as the page.
  }
};

/** The choice that stands without an attribute, by view. */
const ordinary = { theme: 'auto', prices: 'with-tax' };

/** Whether the text is on the clipboard. Pages without HTTPS have none, and a browser may refuse it. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A page in a sandbox has no cookies. */
function writeCookie(cookie) {
  try {
    document.cookie = `${cookie}; Path=/; SameSite=Lax`;
  } catch {
    // Then nothing is kept.
  }
}

/** What a press does, by the attribute of the pressed element. */
const presses = {
  view({ dataset: { view, value } }) {
    const isOrdinary = value === ordinary[view];
    write(`sonde.${view}`, isOrdinary ? null : value);
    if (isOrdinary) delete page[view];
    else page[view] = value;
  },
  closeArrival({ dataset: { closeArrival: reason } }) {
    delete page[reason];
    writeCookie(`sonde.${reason}=; Max-Age=0`);
  },
  /** What is chosen from the list of countries is kept for who comes without a country in the address. */
  chooseShop({ pathname }) {
    writeCookie(`sonde.chosenShop=${pathname.slice(1, 6)}; Max-Age=31536000`);
  },
  closeEnded() {
    write('sonde.sessionEnded', 'closed');
    delete page.sessionEnded;
  },
  async copy({ dataset, nextElementSibling: status }) {
    const isCopied = await copy(dataset.copy);
    dataset.copied = isCopied;
    status.textContent = isCopied ? dataset.copiedText : dataset.failedText;
    if (!isCopied) return;
    setTimeout(() => {
      delete dataset.copied;
      status.textContent = '';
    }, 2000);
  },
  dismiss(button) {
    const banner = button.closest('[data-promotion]');
    write('sonde.dismissedPromotion', banner.dataset.promotion);
    banner.hidden = true;
  },
  consentChoice({ dataset: { consentChoice: choice } }) {
    const wasOpen = 'consentOpen' in page;
    if (choice.endsWith('ed')) write('sonde.analyticsConsent', choice);
    if (choice === 'open') page.consentOpen = '';
    else delete page.consentOpen;
    dispatchEvent(new Event('sonde:consent'));
    if (choice === 'open') question.focus();
    else if (wasOpen) document.querySelector('[data-consent-choice="open"]').focus();
  },
};

/** What the reader last had the focus on outside a notice: where to continue once a notice is closed. */
let place = null;
document.addEventListener('focusin', ({ target }) => {
  if (!target.closest('aside,[data-promotion]')) place = target;
});

/** Whether the element has disappeared, and the focus with it. */
const isFocusLost = (element) =>
  !element.getClientRects()[0] && [element, document.body].includes(document.activeElement);

/** Does what an element is pressed for. If that closes its notice, the focus goes back, or else to the main content. */
export function press(element) {
  for (const [attribute, react] of Object.entries(presses)) if (attribute in element.dataset) void react(element);
  for (const next of [place, document.getElementById('main')])
    if (isFocusLost(element)) next?.focus({ preventScroll: true });
}

if (question)
  new ResizeObserver(() => {
    const height = question.offsetHeight;
    if (height === 0) style.removeProperty('--covered-end');
    else style.setProperty('--covered-end', `${height}px`);
  }).observe(question);
