import type { WindowSize } from './tab.ts';

/** A shop with a buyer; fields are found by `autocomplete`, not by label. */
export interface Buyer {
  /** Country and language as in a URL: `de/de`. */
  readonly shop: string;
  /** The shop's texts: `locales/<catalogue>.po`. */
  readonly catalogue: string;
  readonly window: WindowSize;
  /** Typed text, by the field's `autocomplete`. */
  readonly typed: Readonly<Record<string, string>>;
  /** List selections, by the field's `autocomplete`. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly lastButton: 'Place order' | 'Order with obligation to pay';
}

const phone: WindowSize = { width: 375, height: 812 };
const desktop: WindowSize = { width: 1280, height: 900 };

export const inArabic: Buyer = {
  shop: 'ae/ar',
  catalogue: 'ar',
  window: phone,
  typed: { 'address-line1': 'Al Wasl Road 12' },
  chosen: { 'address-level1': 'دبي' },
  lastButton: 'Place order',
};

export const inGerman: Buyer = {
  shop: 'de/de',
  catalogue: 'de',
  window: phone,
  typed: { 'address-line1': 'Invalidenstraße 44', 'postal-code': '10115', 'address-level2': 'Berlin' },
  chosen: {},
  lastButton: 'Order with obligation to pay',
};

export const inDutch: Buyer = {
  shop: 'nl/nl',
  catalogue: 'nl',
  window: phone,
  typed: { 'address-line1': 'Damrak 1', 'postal-code': '1012 LG', 'address-level2': 'Amsterdam' },
  chosen: {},
  lastButton: 'Order with obligation to pay',
};

export const inEnglish: Buyer = {
  shop: 'us/en',
  catalogue: 'en',
  window: desktop,
  typed: {
    'address-line1': '500 Howard Street',
    'address-level2': 'San Francisco',
    'postal-code': '94105',
    tel: '415 555 0132',
  },
  chosen: { 'address-level1': 'California' },
  lastButton: 'Place order',
};
