// Loaded by page.js once the visitor has agreed: records what they look at and buy, and nothing before.

const keys = { consent: 'sonde.analyticsConsent', visitor: 'sonde.anonymousId', purchase: 'sonde.recordedPurchase' };
const read = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const write = (key, value) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts as long as the page.
  }
};
const isAllowed = () => read(keys.consent) === 'granted' && navigator.globalPrivacyControl !== true;

/** Without `crypto.randomUUID`, which pages without HTTPS don't have. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
function visitorId() {
  const known = read(keys.visitor);
  if (known) return known;
  const id = randomId();
  write(keys.visitor, id);
  return id;
}

/** The token as the header for it; no one else's requests carry one. */
function signedInHeader() {
  try {
    const { token, expiresIn, createdAtSeconds } = JSON.parse(read('sonde.authToken'));
    const isValid = expiresIn === null || createdAtSeconds + expiresIn > Date.now() / 1000;
    return isValid ? { Authorization: `JWT ${token}` } : {};
  } catch {
    return {};
  }
}

const cookie = (pattern) => pattern.exec(document.cookie)?.[1] ?? null;
/** Parameters of advertisements; all others may contain what belongs to the visitor. */
const campaign = /^(?:utm_[a-z]+|gclid|dclid|wbraid|gbraid|fbclid|msclkid)$/;
function surroundings() {
  const parameters = [...new URLSearchParams(location.search)].filter(([name]) => campaign.test(name));
  return {
    // Addresses may contain keys of carts and orders.
    pageUrl: (location.origin + location.pathname).replace(/[\w-]{30,}/g, '…').slice(0, 500),
    searchParams: String(new URLSearchParams(parameters)).slice(0, 500),
    referrer: document.referrer && new URL(document.referrer).origin,
    ga4PseudoId: cookie(/(?:^|; )_ga=GA\d\.\d\.([\d.]{1,60})/),
    ga4SessionId: cookie(/(?:^|; )_ga_\w+=GS\d\.\d\.s?(\d{1,20})/),
  };
}

const query =
  'mutation AnalyticsRecord($input: AnalyticsRecordInput!) { analyticsRecord(input: $input) { isRecorded analyticsErrors { field } } }';

/** The order's key, which every page has in its address that tells of a purchase: without it, anyone could tell of one. */
const proofOf = (name) =>
  name === 'purchase' ? { orderToken: /[\w-]{30,}/.exec(location.pathname)?.[0] } : {};

async function send({ event: name, ...body }) {
  const eventData = {
    name,
    body: JSON.stringify({ ...body, ...proofOf(name) }),
    timestamp: new Date().toISOString(),
    context: JSON.stringify(surroundings()),
  };
  const answer = await fetch('/graphql/', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...signedInHeader() },
    body: JSON.stringify({
      operationName: 'AnalyticsRecord',
      variables: { input: { anonymousId: visitorId(), eventData } },
      query,
    }),
  });
  const { data } = await answer.json();
  const { isRecorded, analyticsErrors } = data?.analyticsRecord ?? { isRecorded: true };
  // The person has opted out elsewhere.
  if (!isRecorded && analyticsErrors.length === 0) write(keys.consent, 'denied');
}

/** An order is bought once, however often its page is read. */
function isRepeated({ event, transactionId }) {
  if (event !== 'purchase') return false;
  const isKnown = read(keys.purchase) === transactionId;
  write(keys.purchase, transactionId);
  return isKnown;
}

const layer = (window.dataLayer ??= []);
const push = layer.push.bind(layer);
/** What fails is lost: a visit isn't worth a second request. */
const record = (event) => void send(event).catch(() => undefined);
if (Array.isArray(layer)) layer.forEach(record);
layer.push = (...events) => {
  if (!isAllowed()) return layer.length;
  for (const event of events) record(event);
  return push(...events);
};
for (const { textContent } of document.querySelectorAll('script[data-visit]')) {
  const event = JSON.parse(textContent);
  if (isAllowed() && !isRepeated(event)) layer.push(event);
}
