import { caretAfterDigits, digitsOf, readField } from './card-format.js';

const input = document.querySelector('input');
const { kind } = input.dataset;
const channel = new URLSearchParams(location.search).get('channel');
/** Style properties that the shop may set, and the custom properties that carry them. */
const properties = {
  color: '--color',
  fontFamily: '--font-family',
  fontSize: '--font-size',
  fontWeight: '--font-weight',
  letterSpacing: '--letter-spacing',
};

let page = null;
let brand = 'unknown';
let isLeft = false;
let isAsked = false;
let shownBefore = '';

function read() {
  return readField(kind, input.value, { today: new Date(), brand });
}

function errorOf(reading) {
  if (reading.error) return reading.error;
  const isDue = isAsked || (isLeft && !reading.empty);
  return isDue && !reading.complete ? reading.incomplete : null;
}

function tellChange() {
  const reading = read();
  const error = errorOf(reading);
  input.toggleAttribute('data-invalid', error !== null);
  input.setAttribute('aria-invalid', String(error !== null));
  page.postMessage({
    type: 'change',
    empty: reading.empty,
    complete: reading.complete,
    error,
    brand: reading.brand,
  });
}

function showFormatted(isDeleting) {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
  const typed = input.value;
  let { text } = read();
  if (isDeleting && isAtEnd && kind === 'expiry' && /^\d\d\s*\/?\s*$/.test(typed)) {
    const onlySeparatorGone = digitsOf(typed) === digitsOf(shownBefore);
    text = onlySeparatorGone ? digitsOf(typed).slice(0, 1) : digitsOf(typed);
  }
  input.value = text;
  shownBefore = text;
  const place = isAtEnd ? text.length : caretAfterDigits(text, digitsBefore);
  if (document.activeElement === input) input.setSelectionRange(place, place);
}

function applyStyle(style) {
  const root = document.documentElement.style;
  for (const [name, property] of Object.entries(properties)) {
    if (typeof style?.base?.[name] === 'string') root.setProperty(property, style.base[name]);
  }
  if (typeof style?.base?.['::placeholder']?.color === 'string')
    root.setProperty('--placeholder-color', style.base['::placeholder'].color);
  if (typeof style?.invalid?.color === 'string') root.setProperty('--invalid-color', style.invalid.color);
}

function applyOptions({ style, placeholder, disabled }) {
  applyStyle(style);
  if (typeof placeholder === 'string') input.placeholder = placeholder;
  if (typeof disabled === 'boolean') input.disabled = disabled;
}

const commands = {
  update: ({ options }) => applyOptions(options),
  focus: () => input.focus(),
  blur: () => input.blur(),
  clear() {
    input.value = '';
    shownBefore = '';
    isLeft = false;
    isAsked = false;
    tellChange();
  },
  brand(message) {
    brand = message.brand;
    showFormatted(false);
    if (input.value !== '') tellChange();
  },
};

function listen() {
  input.addEventListener('input', (event) => {
    isLeft = false;
    isAsked = false;
    showFormatted(event.inputType?.startsWith('delete') ?? false);
    tellChange();
  });
  input.addEventListener('focus', () => page.postMessage({ type: 'focus' }));
  input.addEventListener('blur', () => {
    isLeft = true;
    page.postMessage({ type: 'blur' });
    if (!read().empty && !read().complete) tellChange();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') page.postMessage({ type: 'escape' });
  });
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    page.postMessage({ type: 'submit' });
  });
}

/** The card's data goes to the controller's frame only, over a port that the page has given away. */
function answerController(controller) {
  controller.onmessage = ({ data }) => {
    brand = data.brand ?? brand;
    isAsked = true;
    const reading = read();
    if (!reading.complete) tellChange();
    controller.postMessage({
      value: reading.value,
      brand: reading.brand,
      error: reading.complete ? null : (reading.error ?? reading.incomplete),
    });
  };
}

function begin(event) {
  if (event.source !== window.parent || event.data?.channel !== channel || page) return;
  const [toPage, toController] = event.ports;
  document.documentElement.lang = event.data.lang;
  input.setAttribute('aria-label', event.data.label);
  page = toPage;
  applyOptions(event.data.options);
  answerController(toController);
  listen();
  page.onmessage = ({ data }) => commands[data.type]?.(data);
  page.postMessage({ type: 'ready' });
}

window.addEventListener('message', begin);
