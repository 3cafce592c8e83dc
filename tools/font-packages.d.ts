declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    /** One value, or a range that the result keeps. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** Reduces a font to the characters of `text`. The package has no types of its own. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
