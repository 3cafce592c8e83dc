// Runs before the page is drawn. If only this browser knows facts that would change the server-rendered checkout, that
// part waits for the application to render it.
(() => {
  const { dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { token, tokenKey = '', countKey, ofScreen = '', ofStep = '' } = dataset;

  /** @template Value @param {() => Value} read @returns {Value | null} null if the browser refuses access */
  const attempt = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };

  /** @param {string} keys in the tab's storage or, if that is refused, in the history entry */
  const isKept = (keys) =>
    keys
      .split(' ')
      .some((key) => attempt(() => sessionStorage.getItem(key)) ?? attempt(() => history.state?.[key]));

  const ownToken = attempt(() => localStorage.getItem(tokenKey)) ?? '';
  const isOther = /^[\w-]{16,128}$/.test(ownToken) && ownToken !== token;
  const isOtherBrowser = () =>
    Object.keys(localStorage).some(
      (key) => key.startsWith('sonde.cartCount') && key !== countKey && Number(localStorage.getItem(key)) > 0,
    );

  if (isOther || isKept(ofScreen) || (countKey && attempt(isOtherBrowser)))
    document.documentElement.dataset['browserOnlyState'] = 'screen';
  else if (isKept(ofStep)) document.documentElement.dataset['browserOnlyState'] = 'step';
})();
