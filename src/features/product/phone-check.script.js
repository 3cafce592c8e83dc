// Compares the visitor's phone with those that a probe fits, as far as the browser says which one it is. Nothing is sent.
(() => {
  /** What this browser runs on. */
  const platformOf = ({ userAgent, maxTouchPoints }) => {
    if (/iPhone|iPod/.test(userAgent)) return 'iphone';
    // A tablet asks for pages as a Mac does.
    if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad';
    return /Android/.test(userAgent) ? 'android' : 'computer';
  };

  /** The version of Android as a whole number; null where the browser keeps it to itself. */
  const androidVersion = async () => {
    const hints = navigator.userAgentData;
    if (hints) {
      const { platformVersion } = await hints.getHighEntropyValues(['platformVersion']);
      return Number.parseInt(platformVersion, 10) || null;
    }
    // Browsers that hide the version all name the tenth, with a phone called K.
    if (/Android 10; K\b/.test(navigator.userAgent)) return null;
    return Number.parseInt((/Android (\d+)/.exec(navigator.userAgent) || [])[1], 10) || null;
  };

  const androidResult = async (connector, oldest) => {
    if (connector === 'lightning') return 'android-without-plug';
    const version = await androidVersion().catch(() => null);
    if (version === null || oldest === 0) return 'android';
    return version < oldest ? 'android-too-old' : 'android-fits';
  };

  class PhoneCheck extends HTMLElement {
    static get observedAttributes() {
      return ['connector'];
    }
    connectedCallback() {
      void this.check();
    }
    attributeChangedCallback() {
      if (this.isConnected) void this.check();
    }
    async check() {
      const platform = platformOf(navigator);
      const connector = this.getAttribute('connector');
      this.show(platform);
      if (platform !== 'android') return;
      const result = await androidResult(connector, Number(this.getAttribute('oldest-android')));
      if (connector === this.getAttribute('connector')) this.show(result);
    }
    show(result) {
      const words = document.querySelector(`#phone-check-words [data-result='${result}']`);
      // What a shadow shows, a view that redraws the element leaves alone.
      const shadow = this.shadowRoot || this.attachShadow({ mode: 'open' });
      shadow.textContent = words ? words.textContent : '';
    }
  }
  customElements.define('phone-check', PhoneCheck);
})();
