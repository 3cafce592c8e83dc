// The same time by the reader's own clock, where that shows another one than the event's; before anything is drawn.
(() => {
  const line = document.currentScript?.parentElement;
  const place = line?.querySelector('[data-own-time]');
  if (!line || !place) return;
  const { starts = '', ends = '', zone } = line.dataset;
  /** @param {string} [timeZone] */
  const inZone = (timeZone) =>
    new Intl.DateTimeFormat(document.documentElement.lang, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }).formatRange(new Date(starts), new Date(ends));
  if (inZone() === inZone(zone)) return;
  place.textContent = inZone();
  line.hidden = false;
})();
