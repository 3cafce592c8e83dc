// Loaded by page.js once the visitor has agreed: records what they look at and buy, and nothing before.

const consentKey = 'sonde.analyticsConsent';
const attempt = (action) => {
  try {
    return action();
  } catch {
    return null;
  }
};
const read = (key) => attempt(() => localStorage.getItem(key));
/** Where nothing is kept, it lasts as long as the page. */
const write = (key, value) => attempt(() => localStorage.setItem(key, value));
/** Page.js keeps the signal of a browser as an answer. */
const isAllowed = () => read(consentKey) === 'granted';

function visitorId() {
  const key = 'sonde.anonymousId';
  // Pages without HTTPS have no `crypto.randomUUID`.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = read(key) || bytes.reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
  write(key, id);
  return id;
}

/** The token as the header for it, while page.js shows someone as signed in; no one else's requests carry one. */
function signedInHeader() {
  if (!('signedIn' in document.documentElement.dataset)) return null;
  const { token } = JSON.parse(read('sonde.authToken'));
  return { Authorization: `JWT ${token}` };
}

const cookie = (pattern) => pattern.exec(document.cookie)?.[1] ?? null;
/** Parameters of advertisements; all others may contain what belongs to the visitor. */
const campaign = /^(utm_[a-z]+|[dg]clid|[gw]braid|fbclid|msclkid)$/;
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
  'mutation AnalyticsRecord($input:AnalyticsRecordInput!){analyticsRecord(input:$input){isRecorded analyticsErrors{field}}}';

async function send({ event: name, ...body }) {
  // The order's key, which every page has in its address that tells of a purchase: without it, anyone could tell of one.
  if (name === 'purchase') body.orderToken = /[\w-]{30,}/.exec(location.pathname)?.[0];
  const eventData = {
    name,
    body: JSON.stringify(body),
    timestamp: new Date(),
    context: JSON.stringify(surroundings()),
  };
  const answer = await fetch('/graphql/', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...attempt(signedInHeader) },
    body: JSON.stringify({
      operationName: 'AnalyticsRecord',
      variables: { input: { anonymousId: visitorId(), eventData } },
      query,
    }),
  });
  const { data } = await answer.json();
  const { isRecorded, analyticsErrors } = data.analyticsRecord;
  // The person has opted out elsewhere.
  if (!isRecorded && !analyticsErrors[0]) write(consentKey, 'denied');
}

/** An order is bought once, however often its page is read. */
function isRepeated({ event, transactionId }) {
  if (event !== 'purchase') return false;
  const key = 'sonde.recordedPurchase';
  const isKnown = read(key) === transactionId;
  write(key, transactionId);
  return isKnown;
}

const layer = (window.dataLayer ??= []);
const push = layer.push.bind(layer);
/** What fails is lost: a visit isn't worth a second request. */
const record = (event) => void send(event).catch(() => undefined);
layer.forEach?.(record);
layer.push = (...events) => {
  if (!isAllowed()) return layer.length;
  events.forEach(record);
  return push(...events);
};
for (const { textContent } of document.querySelectorAll('[data-visit]')) {
  const event = JSON.parse(textContent);
  if (isAllowed() && !isRepeated(event)) layer.push(event);
}
