// Runs once what ends is in the page: marks what has ended, and counts down to ends. A page that is kept may be older than an end.
{
  const markEnded = () => {
    for (const { dataset } of /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll('[data-ends]')
    ))
      if (Date.parse(dataset.ends ?? '') <= Date.now()) dataset.ended = '';
  };
  /** Counts down to an end; then everything that ends with it says so. @param {HTMLElement} element */
  const countDown = (element) => {
    const left = Math.max(0, Date.parse(element.dataset.ends ?? '') - Date.now());
    const seconds = Math.floor(left / 1000);
    element.textContent = [seconds / 3600, (seconds / 60) % 60, seconds % 60]
      .map((part) => String(Math.floor(part)).padStart(2, '0'))
      .join(':');
    if (left > 0) setTimeout(countDown, left % 1000 || 1000, element);
    else markEnded();
  };
  markEnded();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('time-left:not([data-runs])')
  )) {
    element.dataset.runs = '';
    countDown(element);
  }
}
