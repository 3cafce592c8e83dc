const channel = new URLSearchParams(location.search).get('channel');
const api = new URL('../v1/', location.href);

/** Ports to the fields by their ids. */
const fields = new Map();
let publishableKey = '';

function appendFlat(form, name, value) {
  if (value === null || value === undefined || value === '') return;
  if (typeof value === 'object') {
    for (const [inner, innerValue] of Object.entries(value))
      appendFlat(form, name === '' ? inner : `${name}[${inner}]`, innerValue);
  } else {
    form.append(name, String(value));
  }
}

function toForm(values) {
  const form = new URLSearchParams();
  appendFlat(form, '', { ...values, key: publishableKey });
  return form;
}

async function call(method, path, values) {
  const form = toForm(values);
  const url = new URL(path, api);
  try {
    if (method === 'GET') url.search = form.toString();
    const response = await fetch(url, method === 'GET' ? {} : { method, body: form });
    return await response.json();
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We could not reach the payment provider. Check your connection and try again.',
      },
    };
  }
}

function ask(fieldId, brand) {
  const field = fields.get(fieldId);
  return new Promise((resolve) => {
    field.onmessage = ({ data }) => resolve(data);
    field.postMessage({ type: 'read', brand });
  });
}

/** The number is asked first: its brand decides how long a security code is, and may not have come round by the page yet. */
async function createPaymentMethod({ numberFieldId, otherFieldIds, billingDetails }) {
  const number = await ask(numberFieldId);
  const others = await Promise.all(otherFieldIds.map((fieldId) => ask(fieldId, number.brand)));
  const answers = [number, ...others];
  const wrong = answers.find(({ error }) => error);
  if (wrong) return { error: wrong.error };
  const card = Object.assign({}, ...answers.map(({ value }) => value));
  const answer = await call('POST', 'payment_methods', {
    type: 'card',
    card,
    billing_details: billingDetails,
  });
  return answer.error ? { error: answer.error } : { paymentMethod: answer };
}

/** A card that was released in a wallet, by its name in the wallet's sheet. */
async function createWalletCard({ wallet, card, billingDetails }) {
  const answer = await call('POST', 'payment_methods', {
    type: 'card',
    card: { wallet, wallet_card: card },
    billing_details: billingDetails,
  });
  return answer.error ? { error: answer.error } : { paymentMethod: answer };
}

/** A bank account from the field with this id. */
async function createAccount({ fieldId, methodType, billingDetails }) {
  const { value, error } = await ask(fieldId);
  if (error) return { error };
  const answer = await call('POST', 'payment_methods', {
    type: methodType,
    [methodType]: value,
    billing_details: billingDetails,
  });
  return answer.error ? { error: answer.error } : { paymentMethod: answer };
}

/** The buyer agrees to the debit of an intent by its client secret. */
async function confirmPaymentIntent({ clientSecret }) {
  const [id] = String(clientSecret).split('_secret_');
  const answer = await call('POST', `payment_intents/${encodeURIComponent(id)}/confirm`, {
    client_secret: clientSecret,
  });
  return answer.error ? { error: answer.error } : { paymentIntent: answer };
}

/** An intent of either kind by its client secret; the answer names it as the SDK does. */
function retrieving(folder, name) {
  return async ({ clientSecret }) => {
    const [id] = String(clientSecret).split('_secret_');
    const answer = await call('GET', `${folder}/${encodeURIComponent(id)}`, { client_secret: clientSecret });
    return answer.error ? { error: answer.error } : { [name]: answer };
  };
}

const retrievePaymentIntent = retrieving('payment_intents', 'paymentIntent');
const retrieveSetupIntent = retrieving('setup_intents', 'setupIntent');

/** The buyer closed the bank's question, which counts as not passing it. */
async function giveUpAuthentication({ source }) {
  const url = new URL(`../three-d-secure/${encodeURIComponent(source)}`, api);
  await fetch(url, { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ answer: 'fail' }) }).catch(
    () => null,
  );
  return {};
}

const actions = {
  createPaymentMethod,
  createWalletCard,
  createAccount,
  confirmPaymentIntent,
  retrievePaymentIntent,
  retrieveSetupIntent,
  giveUpAuthentication,
};

function begin(event) {
  if (event.source !== window.parent || event.data?.channel !== channel || publishableKey !== '') return;
  publishableKey = event.data.publishableKey;
  const [page] = event.ports;
  page.onmessage = async ({ data, ports }) => {
    if (data.type === 'addField') fields.set(data.fieldId, ports[0]);
    else if (data.type === 'removeField') fields.delete(data.fieldId);
    else page.postMessage({ callId: data.callId, answer: await actions[data.type](data) });
  };
  page.postMessage({ type: 'ready' });
}

window.addEventListener('message', begin);
