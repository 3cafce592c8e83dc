// Before the page is drawn: what this browser alone knows of its checkout would change what the server has drawn of it.
// That part waits for the application, which draws it as it is.
(() => {
  const { dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { token, tokenKey = '', countKey, ofScreen = '', ofStep = '' } = dataset;

  /** @template Value @param {() => Value} read @returns {Value | null} what is refused is not there */
  const attempt = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };

  /** @param {string} keys what one tab keeps, in its storage or, where that is refused, in the entry of its history */
  const isKept = (keys) =>
    keys
      .split(' ')
      .some((key) => attempt(() => sessionStorage.getItem(key)) ?? attempt(() => history.state?.[key]));

  const ownToken = attempt(() => localStorage.getItem(tokenKey)) ?? '';
  const isOther = /^[\w-]{16,128}$/.test(ownToken) && ownToken !== token;
  const isElsewhere = () =>
    Object.keys(localStorage).some(
      (key) => key.startsWith('sonde.cartCount') && key !== countKey && Number(localStorage.getItem(key)) > 0,
    );

  if (isOther || isKept(ofScreen) || (countKey && attempt(isElsewhere)))
    document.documentElement.dataset['knownHere'] = 'screen';
  else if (isKept(ofStep)) document.documentElement.dataset['knownHere'] = 'step';
})();
