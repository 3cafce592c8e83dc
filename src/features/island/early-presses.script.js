// What is pressed, ticked or typed in an island before the application has taken it over is kept, and done when it has.
(() => {
  /** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
  /** @typedef {Field | HTMLButtonElement} Control */

  // A file can't be chosen again by a script.
  const controls = ':is(button, input:not([type=file]), textarea, select)';
  const tickable = 'input:is([type=radio], [type=checkbox])';
  const pressed = `:is(button, ${tickable})`;

  /** What stays the same when a control is redrawn. @param {Control} control */
  const kindOf = ({ tagName, type, value }, isPressed = true) =>
    [tagName, type, isPressed ? value : ''].join(' ');

  /**
   * Finds a control again, also where React could not take over what the server drew and has drawn the island again: by
   * its position among those of its island.
   * @param {Control} control
   */
  const finderOf = (control) => {
    const place = control.closest('[data-island]');
    const position = place ? [...place.querySelectorAll(controls)].indexOf(control) : -1;
    const isPressed = control.matches(pressed);
    const kind = kindOf(control, isPressed);
    return () => {
      if (control.isConnected) return control;
      const drawn = /** @type {Control | undefined} */ (place?.querySelectorAll(controls)[position]);
      return drawn && kindOf(drawn, isPressed) === kind ? drawn : null;
    };
  };

  /** As the browser does, without telling React. @param {Field} field @param {string} text */
  const write = (field, text) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  };

  /** @param {Field} field @param {string} text */
  const type = (field, text) => {
    // React hears of a new value only when it differs from the one that it last saw.
    if (!(field instanceof HTMLSelectElement)) field.value = '';
    write(field, text);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };

  /** React hears of a press only when it changes what it last saw. @param {HTMLInputElement} box */
  const tick = (box, isTicked = true) => {
    box.checked = !isTicked;
    box.click();
  };

  /** A field may judge what was typed only when it is left. @param {Control} field */
  const leave = (field) => {
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };

  /** It looks as busy as it will once the application does what was asked. @param {HTMLButtonElement} button */
  const markAsKept = (button) => {
    button.dataset['kept'] = '';
  };

  /** What is still to be repeated once the application runs; null before. @type {(() => void)[] | null} */
  let queue = null;

  /**
   * `text` is what was typed; null for everything else. @type {{ control: Control, type: string, text: string | null,
   * find: () => Control | null, prepare: (found: Control) => () => void }[]}
   */
  let kept = [];

  /**
   * One island that runs may have emptied a field again, before all islands run: what is typed next continues what was
   * typed before.
   * @param {Control} control
   */
  const restoreText = (control) => {
    const text = kept.find((earlier) => earlier.control === control && earlier.text !== null)?.text ?? null;
    const field = /** @type {Field} */ (control);
    if (text !== null && field.value !== text) write(field, text);
  };

  /** @param {Event} event */
  const keep = (event) => {
    const control = /** @type {Control | null} */ (
      event.target instanceof Element ? event.target.closest(`[data-island] ${controls}`) : null
    );
    if (!control || (queue && !event.isTrusted)) return;
    if (event.type === 'keydown') restoreText(control);
    /** @param {(found: Control) => () => void} prepare */
    const keepFor = (prepare) => {
      if (queue) {
        queue.push(prepare(control));
        return;
      }
      const text = event.type === 'input' ? control.value : null;
      kept.push({ control, type: event.type, text, find: finderOf(control), prepare });
    };
    /** Only what was typed or ticked last counts. */
    const forgetEarlier = () => {
      kept = kept.filter((earlier) => earlier.control !== control || earlier.type !== event.type);
    };
    if (control.matches(tickable)) {
      if (event.type !== 'click') return;
      // It is ticked at once; the application hears of it later.
      event.stopImmediatePropagation();
      const { checked } = /** @type {HTMLInputElement} */ (control);
      forgetEarlier();
      keepFor((found) => () => tick(/** @type {HTMLInputElement} */ (found), checked));
    } else if (control.matches(pressed)) {
      if (event.type !== 'click' || control.dataset['view']) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (control instanceof HTMLButtonElement) markAsKept(control);
      // A second press may meet a page on which the first has removed the button.
      keepFor((found) => () => {
        delete control.dataset['kept'];
        if (found.isConnected) found.click();
      });
    } else if (event.type === 'input') {
      const { value } = control;
      forgetEarlier();
      keepFor((found) => {
        const field = /** @type {Field} */ (found);
        const text = (found === control && field.value) || value;
        // What was typed on meanwhile is not taken back.
        return () => type(field, text !== '' && field.value.startsWith(text) ? field.value : text);
      });
    } else if (event.type === 'focusout') {
      keepFor((found) => () => leave(found));
    } else if (event instanceof KeyboardEvent && event.key === 'Enter') {
      // A form that it sends off does so by a press of its button, which is kept as well.
      keepFor((found) => () => {
        found.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      });
    }
  };

  const events = ['click', 'input', 'focusout', 'keydown'];
  /** A press, or the leaving of a field, that overtook what is still to be repeated would count before it. */
  const keptToTheEnd = ['click', 'focusout'];

  /** Each one meets the page that the one before has made. What is pressed meanwhile waits for its turn. */
  const doNext = () => {
    const repeat = queue?.shift();
    if (!repeat) {
      for (const name of keptToTheEnd) removeEventListener(name, keep, true);
      return;
    }
    try {
      repeat();
    } finally {
      setTimeout(doNext);
    }
  };

  for (const name of events) addEventListener(name, keep, true);
  addEventListener(
    'sonde:ready',
    () => {
      for (const name of events) if (!keptToTheEnd.includes(name)) removeEventListener(name, keep, true);
      // All are found before the first one changes what there is.
      const repeats = kept.flatMap(({ find, prepare, type, text }) => {
        const control = find();
        return control ? [{ type, isTyping: text !== null, repeat: prepare(control) }] : [];
      });
      const firstPress = repeats.findIndex(({ type }) => type === 'click');
      // The application knows what was typed before the buyer can type on, unless a press comes first.
      const isAtOnce = (/** @type {boolean} */ isTyping, /** @type {number} */ index) =>
        isTyping && (firstPress === -1 || index < firstPress);
      for (const [index, { isTyping, repeat }] of repeats.entries()) if (isAtOnce(isTyping, index)) repeat();
      const others = repeats.filter(({ isTyping }, index) => !isAtOnce(isTyping, index));
      queue = others.map(({ repeat }) => repeat);
      // What was typed is drawn first.
      setTimeout(doNext);
    },
    { once: true },
  );
})();
