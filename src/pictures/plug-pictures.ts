import { ownValue } from '@sonde/machines/rules/texts';

/** The products that are drawn with a second plug, by the slug of the catalogue. */
export const productsWithTwoPlugs = ['iq-plus', 'iq-plus-vet'] as const;

/** The views in which one sees the plug. */
export const viewsOfPlug = ['three-quarter', 'connector', 'box'] as const;

const drawnAgain: ReadonlySet<string> = new Set(
  productsWithTwoPlugs.flatMap((slug) => viewsOfPlug.map((view) => `${slug}-${view}-lightning.svg`)),
);

/** The same view with this plug, where one is drawn; else the picture as it is. `url` ends in the file's name. */
export function pictureWithPlug(url: string, plug: string): string {
  const withPlug = url.replace(/\.svg$/, `-${plug}.svg`);
  return drawnAgain.has(withPlug.slice(withPlug.lastIndexOf('/') + 1)) ? withPlug : url;
}

const plugOfVariant: Readonly<Record<string, string>> = { 'USB-C': 'usb-c', Lightning: 'lightning' };

/** The same view with the plug that a variant is named after, where one is drawn; else the picture as it is. */
export function pictureOfVariant(url: string, variantName: string): string {
  return pictureWithPlug(url, ownValue(plugOfVariant, variantName) ?? '');
}
