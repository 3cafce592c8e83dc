// What is pressed or typed in an island before the application has taken it over is kept, and done when it has.
(() => {
  /** @type {(() => void)[]} */
  const kept = [];
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

  /** @param {HTMLInputElement} field @param {string} text */
  const type = (field, text) => {
    // React hears of a new value only when it differs from the one that it last saw.
    field.value = '';
    setValue?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  /** A field may judge what was typed only when it is left. @param {HTMLInputElement} field */
  const leave = (field) => {
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };

  /** @param {Event} event */
  const keep = (event) => {
    const control =
      event.target instanceof Element ? event.target.closest('[data-island] :is(button, input)') : null;
    if (control instanceof HTMLInputElement && event.type === 'input') {
      const text = control.value;
      if (control.type === 'text') kept.push(() => type(control, text));
    } else if (control instanceof HTMLInputElement && event.type === 'focusout') {
      if (control.type === 'text') kept.push(() => leave(control));
    } else if (
      event.type === 'click' &&
      ((control instanceof HTMLButtonElement && !control.dataset['view']) ||
        (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)))
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
      kept.push(() => control.click());
    }
  };

  /** Each one meets the page that the one before has made. */
  const doNext = () => {
    kept.shift()?.();
    if (kept.length > 0) setTimeout(doNext);
  };

  const events = ['click', 'input', 'focusout'];
  for (const name of events) addEventListener(name, keep, true);
  addEventListener(
    'sonde:ready',
    () => {
      for (const name of events) removeEventListener(name, keep, true);
      doNext();
    },
    { once: true },
  );
})();
