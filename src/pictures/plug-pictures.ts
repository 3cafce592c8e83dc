import { ownValue } from '@sonde/machines/rules/texts';

/** The products drawn with a second plug, by catalog slug. */
export const productsWithTwoPlugs = ['iq-plus', 'iq-plus-vet'] as const;

/** The views that show the plug. */
export const viewsOfPlug = ['three-quarter', 'connector', 'box'] as const;

const drawnAgain: ReadonlySet<string> = new Set(
  productsWithTwoPlugs.flatMap((slug) => viewsOfPlug.map((view) => `${slug}-${view}-lightning.svg`)),
);

/** The URL of the same view with this plug if it exists, otherwise `url`, which must end in the file's name. */
export function pictureWithPlug(url: string, plug: string): string {
  const withPlug = url.replace(/\.svg$/, `-${plug}.svg`);
  return drawnAgain.has(withPlug.slice(withPlug.lastIndexOf('/') + 1)) ? withPlug : url;
}

const plugOfVariant: Readonly<Record<string, string>> = { 'USB-C': 'usb-c', Lightning: 'lightning' };

/** The URL of the same view with the plug in the variant's name if it exists, otherwise `url`. */
export function pictureOfVariant(url: string, variantName: string): string {
  return pictureWithPlug(url, ownValue(plugOfVariant, variantName) ?? '');
}
