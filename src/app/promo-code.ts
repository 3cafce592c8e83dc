const key = 'sonde.promoCode';

/** The code that a link brought along (`?voucherCode=`, kept by `public/page.js`), until a cart has tried it. */
export const promoCode = {
  /** Answers the code once. */
  take(): string | null {
    try {
      const code = localStorage.getItem(key);
      localStorage.removeItem(key);
      return code;
    } catch {
      return null;
    }
  },
};
