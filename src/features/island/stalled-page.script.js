// Shows what to do when the scripts that a page needs do not come or cannot be read. Old browsers run it, too.
(function () {
  function show(isStalled) {
    document.getElementById('stalled-page').hidden = !isStalled;
  }
  function stall() {
    show(true);
  }
  function resume() {
    show(false);
  }
  /** A script that did not come or cannot be read; a picture that is missing stalls nothing. */
  function fail(event) {
    if (event.target === window || event.target.nodeName === 'SCRIPT') stall();
  }
  var patience;
  function wait() {
    patience = setTimeout(stall, 8000);
  }
  /** The event with which the scripts begin to load, if that isn't with the page. */
  var beginning = document.getElementById('stalled-page').getAttribute('data-waits');
  if (beginning === null) wait();
  else addEventListener(beginning, wait);
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', stall);
  addEventListener('sonde:stalled', stall);
  addEventListener('sonde:resumed', resume);
  addEventListener('sonde:ready', function () {
    clearTimeout(patience);
    removeEventListener('error', fail, true);
    removeEventListener('unhandledrejection', stall);
    resume();
  });
})();
