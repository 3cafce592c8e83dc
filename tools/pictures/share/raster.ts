import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';

const packageFile = (path: string): string => createRequire(import.meta.url).resolve(path);

/** The typeface of headings in two weights, and one that has Arabic letters. */
export const faces = {
  heading: 'Instrument Sans',
  arabic: 'DejaVu Sans',
  regular: 400,
  strong: 600,
} as const;

async function latinFonts(): Promise<readonly Uint8Array[]> {
  const fonts: Uint8Array[] = [];
  for (const weight of [faces.regular, faces.strong]) {
    for (const letters of ['latin', 'latin-ext']) {
      const file = packageFile(
        `@fontsource-variable/instrument-sans/files/instrument-sans-${letters}-wght-normal.woff2`,
      );
      const characters = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code)).join('');
      fonts.push(
        await subsetFont(await readFile(file), `${characters}–—‘’‚“”„…−`, {
          targetFormat: 'truetype',
          variationAxes: { wght: weight },
        }),
      );
    }
  }
  return fonts;
}

/** Turns drawings into pixels. */
export interface Raster {
  /** How wide a drawing's ink is. */
  readonly inkWidth: (svg: string) => number;
  readonly png: (svg: string) => Uint8Array;
  readonly jpeg: (svg: string) => Promise<Buffer>;
}

/** Loads what rasterizes, with the fonts of the shop alone: the same drawing has the same pixels on every machine. */
export async function openRaster(): Promise<Raster> {
  await initWasm(await readFile(packageFile('@resvg/resvg-wasm/index_bg.wasm')));
  await initJpeg(
    await WebAssembly.compile(await readFile(packageFile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))),
  );
  const fontBuffers = [
    ...(await latinFonts()),
    await readFile(packageFile('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    await readFile(packageFile('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  ];
  const open = (svg: string) => new Resvg(svg, { font: { fontBuffers, defaultFontFamily: faces.arabic } });
  return {
    inkWidth: (svg) => open(svg).getBBox()?.width ?? 0,
    png: (svg) => open(svg).render().asPng(),
    jpeg: async (svg) => {
      const { pixels, width, height } = open(svg).render();
      const data = new Uint8ClampedArray(pixels);
      const encoded = await encodeJpeg({ data, width, height, colorSpace: 'srgb' } as ImageData, {
        quality: 75,
      });
      return Buffer.from(encoded);
    },
  };
}
