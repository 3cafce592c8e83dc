import { showChallenge } from './challenge.js';
import { createElement } from './element.js';
import { createExpressCheckout } from './express-checkout.js';
import { fieldWords } from './field-words.js';
import { openFrame, setStyle } from './frame.js';

const LONGEST_OPENING_MILLISECONDS = 8000;
const base = new URL('.', document.currentScript.src);

const unreachable = {
  error: {
    type: 'api_connection_error',
    message: 'We could not reach the payment provider. Check your connection and try again.',
  },
};

/** The hidden frame that gathers the card's data from the fields and talks to the provider's API. */
function openController(publishableKey) {
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map();
  let calls = 0;
  let isReady = false;
  const container = document.createElement('div');
  setStyle(container, { display: 'none' });
  document.body.append(container);

  const ready = new Promise((resolve) => {
    port.onmessage = ({ data }) => {
      if (data.type === 'ready') {
        isReady = true;
        resolve();
      } else {
        waiting.get(data.callId)(data.answer);
        waiting.delete(data.callId);
      }
    };
  });
  openFrame({
    url: new URL('field/controller', base),
    title: 'Card fields',
    container,
    hello: { publishableKey },
    ports: [port2],
  });

  return {
    ready,
    addField: (fieldId, fieldPort) => port.postMessage({ type: 'addField', fieldId }, [fieldPort]),
    removeField: (fieldId) => port.postMessage({ type: 'removeField', fieldId }),
    async call(type, details) {
      await Promise.race([
        ready,
        new Promise((resolve) => setTimeout(resolve, LONGEST_OPENING_MILLISECONDS)),
      ]);
      if (!isReady) return unreachable;
      calls += 1;
      const callId = calls;
      return new Promise((resolve) => {
        waiting.set(callId, resolve);
        port.postMessage({ type, callId, ...details });
      });
    },
  };
}

/** As the provider's script refuses what it can't use. */
function checkSettings({ mode, amount, currency }) {
  if (mode === 'payment' && !(Number.isSafeInteger(amount) && amount > 0))
    throw new Error('Invalid value for elements(): amount must be greater than 0 when mode is payment.');
  if (mode !== undefined && !/^[a-z]{3}$/.test(currency))
    throw new Error('Invalid value for elements(): currency must be three lower-case letters.');
}

function createElements(controller, words, settings = {}) {
  checkSettings(settings);
  const created = new Map();
  const group = { settings, released: null, isSubmitted: false };
  return {
    group,
    update(changes) {
      checkSettings({ ...group.settings, ...changes });
      group.settings = { ...group.settings, ...changes };
    },
    submit() {
      group.isSubmitted = true;
      return Promise.resolve({});
    },
    create(type, options = {}) {
      if (created.has(type))
        throw new Error(`Can only create one Element of type ${type} through the same Elements instance.`);
      if (type === 'expressCheckout') return createExpressCheckout({ options, base, group });
      const onBrand = (brand) => created.get('cardCvc')?.setBrand(brand);
      const element = createElement({ type, options, base, controller, words, onBrand });
      const { destroy } = element;
      element.destroy = () => {
        created.delete(type);
        destroy();
      };
      element.siblings = created;
      created.set(type, element);
      return element;
    },
    getElement: (type) => created.get(type) ?? null,
  };
}

/** The two kinds of intents, as requests, answers and errors name them. */
const intentKinds = {
  payment: {
    retrieve: 'retrievePaymentIntent',
    answer: 'paymentIntent',
    title: 'PaymentIntent',
    error: 'payment_intent',
    lastError: 'last_payment_error',
  },
  setup: {
    retrieve: 'retrieveSetupIntent',
    answer: 'setupIntent',
    title: 'SetupIntent',
    error: 'setup_intent',
    lastError: 'last_setup_error',
  },
};

function unexpectedState(intent, { title, error }) {
  const message = `handleNextAction: The ${title} supplied is not in the requires_action state: ${intent.status}.`;
  return {
    error: {
      type: 'invalid_request_error',
      code: `${error}_unexpected_state`,
      message,
      [error]: intent,
    },
  };
}

function Stripe(publishableKey, { locale = 'en' } = {}) {
  const controller = openController(publishableKey);
  const retrieve = (kind, clientSecret) => controller.call(kind.retrieve, { clientSecret });

  async function handleNextAction({ clientSecret }) {
    const kind = String(clientSecret).startsWith('seti_') ? intentKinds.setup : intentKinds.payment;
    const before = await retrieve(kind, clientSecret);
    if (before.error) return before;
    const { status, next_action: action } = before[kind.answer];
    if (status !== 'requires_action') return unexpectedState(before[kind.answer], kind);
    if (action.type === 'redirect_to_url') {
      location.assign(action.redirect_to_url.url);
      return new Promise(() => {});
    }
    const { source } = action.use_stripe_sdk;
    const { isClosed, remove } = await showChallenge(new URL(`three-d-secure/${source}`, base).href);
    if (isClosed) await controller.call('giveUpAuthentication', { source });
    const after = await retrieve(kind, clientSecret);
    remove();
    if (after.error) return after;
    const intent = after[kind.answer];
    return intent.status === 'requires_payment_method' && intent[kind.lastError]
      ? { error: { ...intent[kind.lastError], [kind.error]: intent } }
      : { [kind.answer]: intent };
  }

  /** The provider's window in which the buyer chooses a bank account for a payment. */
  async function collectAccount(clientSecret) {
    const address = new URL(`bank-account/${encodeURIComponent(clientSecret)}`, base);
    const { remove } = await showChallenge(address.href, 'Bank account');
    const after = await retrieve(intentKinds.payment, clientSecret);
    remove();
    return after;
  }

  /** The provider requires an owner's name for every debit, and an address for those that it announces itself. */
  function lackingDetail(details, required) {
    const lacking = required.find((name) => !details?.[name]);
    const param = `billing_details[${lacking}]`;
    return lacking === undefined
      ? null
      : {
          error: {
            type: 'invalid_request_error',
            code: 'parameter_missing',
            param,
            message: `Missing required param: ${param}.`,
          },
        };
  }

  const confirmIntent = (clientSecret) => controller.call('confirmPaymentIntent', { clientSecret });

  async function confirmAcssDebitPayment(clientSecret, { payment_method: method } = {}) {
    const lacking = lackingDetail(method?.billing_details, ['name', 'email']);
    if (lacking) return lacking;
    const collected = await collectAccount(clientSecret);
    return collected.paymentIntent?.status === 'requires_confirmation'
      ? confirmIntent(clientSecret)
      : collected;
  }

  /** Stores the card that was released with a group of elements, and closes the wallet's sheet. */
  async function storeReleased({ group }, billingDetails) {
    if (group.settings.paymentMethodCreation !== 'manual')
      throw new Error('createPaymentMethod(): elements needs paymentMethodCreation: manual.');
    if (!group.isSubmitted || group.released === null)
      throw new Error('createPaymentMethod(): call elements.submit() after the confirm event first.');
    const { wallet, card, close } = group.released;
    group.released = null;
    group.isSubmitted = false;
    const answer = await controller.call('createWalletCard', { wallet, card, billingDetails });
    if (!answer.error) close();
    return answer;
  }

  return {
    elements: (settings) => createElements(controller, fieldWords(locale), settings),
    createPaymentMethod({ elements, params, type, card, sepa_debit: iban, billing_details: billingDetails }) {
      if (elements) return storeReleased(elements, params?.billing_details);
      if (type === 'sepa_debit')
        return controller.call('createAccount', {
          fieldId: iban.fieldId,
          methodType: type,
          billingDetails,
        });
      const { cardNumber, ...others } = Object.fromEntries(card.siblings);
      return controller.call('createPaymentMethod', {
        numberFieldId: cardNumber.fieldId,
        otherFieldIds: Object.values(others).map(({ fieldId }) => fieldId),
        billingDetails,
      });
    },
    collectBankAccountForPayment: async ({ clientSecret, params }) =>
      lackingDetail(params?.payment_method_data?.billing_details, ['name']) ?? collectAccount(clientSecret),
    confirmUsBankAccountPayment: confirmIntent,
    confirmSepaDebitPayment: confirmIntent,
    confirmAcssDebitPayment,
    retrievePaymentIntent: (clientSecret) => retrieve(intentKinds.payment, clientSecret),
    retrieveSetupIntent: (clientSecret) => retrieve(intentKinds.setup, clientSecret),
    handleNextAction,
  };
}

/** The release that the official loader expects. */
Stripe.version = 'endive';
window.Stripe = Stripe;
