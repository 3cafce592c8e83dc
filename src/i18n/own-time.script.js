// Before anything is drawn, shows the time on the reader's own clock if that differs.
(() => {
  const line = document.currentScript?.parentElement;
  const place = line?.querySelector('[data-own-time]');
  if (!line || !place) return;
  const { starts = '', ends = '', lastStarts, zone } = line.dataset;
  // Latin digits like the rest of the page; a browser may use others for Arabic.
  const lang = `${document.documentElement.lang}-u-nu-latn`;
  const [start, end] = [new Date(starts), new Date(ends)];
  const hours = /** @type {const} */ ({ hour: 'numeric', minute: '2-digit' });
  const date = /** @type {const} */ ({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  /** @param {string} [timeZone] */
  const once = (timeZone) =>
    new Intl.DateTimeFormat(lang, { ...date, ...hours, timeZone }).formatRange(start, end);
  /**
   * @param {string} last
   * @param {string} [timeZone]
   */
  const everyDay = (last, timeZone) => {
    const days = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone });
    // The language's clock, which its texts use in every country, also where others count to twelve.
    const [language] = lang.split('-');
    const { hourCycle } = new Intl.DateTimeFormat(language, hours).resolvedOptions();
    const clock = new Intl.DateTimeFormat(lang, { ...hours, hourCycle, timeZone });
    return `${days.format(start)} – ${days.format(new Date(last))} · ${clock.format(start)} – ${clock.format(end)}`;
  };
  /** @param {string} [timeZone] */
  const inZone = (timeZone) => (lastStarts === undefined ? once(timeZone) : everyDay(lastStarts, timeZone));
  if (inZone() === inZone(zone)) return;
  place.textContent = inZone();
  line.hidden = false;
})();
