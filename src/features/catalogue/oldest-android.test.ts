import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oldestAndroidIn } from './oldest-android.ts';

interface Device {
  readonly facts: readonly { readonly slug: string; readonly value: string }[];
}

const devices = JSON.parse(readFileSync('server/seed/catalogue/devices.json', 'utf8')) as readonly Device[];
const phonesOf = ({ facts }: Device) => facts.find(({ slug }) => slug === 'compatible-phones')?.value ?? '';

it.each([
  ['iPhone 15 and later, Android phones with USB-C and Android 12 or later', 12],
  ['iPhone 8 to iPhone 14, iPad with Lightning', 0],
  ['Android phones with USB-C', 0],
  ['', 0],
])('“%s” begins with Android %d', (phones, version) => {
  expect(oldestAndroidIn(phones)).toBe(version);
});

it('every translation of the catalog names the version that the English text names', () => {
  const files = globSync('server/seed/catalogue/translations/??.json');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const texts = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
    for (const english of devices.map(phonesOf))
      expect([file, oldestAndroidIn(texts.get(english) ?? '')]).toEqual([file, oldestAndroidIn(english)]);
  }
});
