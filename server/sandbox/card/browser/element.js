import { openFrame, randomText, setStyle } from './frame.js';
import { createListeners } from './listeners.js';

const pages = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'security-code', iban: 'iban' };

const usualClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

/** One card field: its frame in the page's container, its events and its commands. */
export function createElement({ type, options, base, controller, words, onBrand }) {
  const { title, label, placeholder } = words[type];
  const fieldId = randomText();
  const classes = { ...usualClasses, ...options.classes };
  const { methods, emit, clear } = createListeners(type);
  let settings = options;
  let container = null;
  let frame = null;
  let port = null;
  let labels = [];

  const send = (message) => port?.postMessage(message);
  const focus = () => {
    frame?.focus();
    send({ type: 'focus' });
  };

  const reactions = {
    ready: () => controller.ready.then(() => emit('ready')),
    focus() {
      container.classList.add(classes.focus);
      emit('focus');
    },
    blur() {
      container.classList.remove(classes.focus);
      emit('blur');
    },
    escape: () => emit('escape'),
    /** As `requestSubmit` does on a form that the browser does not check; Safari has it from 16 on. */
    submit() {
      const form = container.closest('form');
      if (form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) form.submit();
    },
    change({ empty, complete, error, brand }) {
      container.classList.toggle(classes.empty, empty);
      container.classList.toggle(classes.complete, complete);
      container.classList.toggle(classes.invalid, error !== null);
      if (brand) onBrand(brand);
      emit('change', { empty, complete, error: error ?? undefined, ...(brand ? { brand } : {}) });
    },
  };

  const element = {
    ...methods,
    fieldId,
    mount(target) {
      container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container)
        throw new Error(
          `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
        );
      const toPage = new MessageChannel();
      const toController = new MessageChannel();
      port = toPage.port1;
      port.onmessage = ({ data }) => reactions[data.type]?.(data);
      const ports = [toPage.port2, toController.port1];
      controller.addField(fieldId, toController.port2);
      frame = openFrame({
        url: new URL(`field/${pages[type]}`, base),
        title,
        container,
        hello: {
          lang: words.lang,
          label,
          options: {
            style: settings.style,
            placeholder: settings.placeholder ?? placeholder,
            disabled: settings.disabled,
          },
        },
        ports,
      });
      setStyle(frame, { 'block-size': `calc(1.5 * max(16px, ${settings.style?.base?.fontSize ?? '16px'}))` });
      container.classList.add(classes.base, classes.empty);
      labels = container.id ? [...document.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`)] : [];
      for (const label of labels) label.addEventListener('click', focus);
    },
    unmount() {
      for (const label of labels) label.removeEventListener('click', focus);
      container?.classList.remove(...Object.values(classes));
      controller.removeField(fieldId);
      frame?.remove();
      port?.close();
      [container, frame, port, labels] = [null, null, null, []];
    },
    destroy() {
      element.unmount();
      clear();
    },
    update(changes) {
      settings = { ...settings, ...changes };
      const { style, placeholder, disabled } = changes;
      send({ type: 'update', options: { style, placeholder, disabled } });
    },
    focus,
    blur: () => send({ type: 'blur' }),
    clear: () => send({ type: 'clear' }),
    /** The number's brand decides how long a security code is. */
    setBrand: (brand) => send({ type: 'brand', brand }),
  };
  return element;
}
