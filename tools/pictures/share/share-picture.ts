import { sharePictureSize, type SharedSubject } from '../../../src/pictures/share-pictures.ts';
import { sectorIn, sectorSteps } from '../../../src/ui/sector/sector-geometry.ts';
import { element } from '../parts/svg.ts';
import { heroCuts, heroPicture } from '../scenes/hero.ts';
import { threeQuarterPicture } from '../scenes/three-quarter.ts';
import { faces, type Raster } from './raster.ts';
import type { ShareWords } from './share-words.ts';

const { width, height } = sharePictureSize;
const margin = 72;
/** Between title and claim. */
const gap = 34;
const headingLeading = 1.12;
const textLeading = 1.38;

/** Colors of the shop's light and dark pages. */
const onPaper = { text: '#12202b', muted: '#526069', accent: '#00696b' } as const;
const inTheDark = { text: '#f3efe4', muted: '#c4d0da', accent: '#3fc1b5' } as const;

interface Scene {
  readonly colors: { readonly text: string; readonly muted: string; readonly accent: string };
  /** How wide the words may be. */
  readonly column: number;
  /** The words are on the other side in languages that are read from the right. */
  readonly isMirrored: boolean;
  readonly draw: (direction: 'ltr' | 'rtl') => string;
}

const within = (drawn: string): string =>
  drawn
    .trim()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');

const hero = (cut: keyof typeof heroCuts): Scene => ({
  colors: inTheDark,
  column: 520,
  isMirrored: false,
  draw: () =>
    element(
      'svg',
      { width, height, viewBox: '0 0 1600 840', fill: 'none' },
      within(heroPicture(heroCuts[cut])),
    ),
});

const device = (slug: Exclude<SharedSubject, 'human' | 'veterinary'>, accent: string): Scene => ({
  colors: { ...onPaper, accent },
  column: 460,
  isMirrored: true,
  draw: (direction) =>
    element('rect', { width, height, fill: '#f7f5ef' }) +
    element(
      'svg',
      {
        x: direction === 'ltr' ? 520 : 0,
        y: 60,
        width: 680,
        height: 510,
        viewBox: '0 0 800 600',
        fill: 'none',
      },
      within(threeQuarterPicture(slug, slug === 'iq' ? 'lightning' : 'usb-c')),
    ),
});

const scenes: Readonly<Record<SharedSubject, Scene>> = {
  human: hero('hero'),
  veterinary: hero('hero-veterinary'),
  iq3: device('iq3', onPaper.accent),
  'iq-plus': device('iq-plus', onPaper.accent),
  'iq-plus-care': device('iq-plus-care', onPaper.accent),
  'iq-plus-vet': device('iq-plus-vet', '#4d6a1f'),
  iq: device('iq', onPaper.accent),
};

interface Style {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
}

const documentOf = (...parts: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    ...parts,
  );

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** In the direction of its script: the full stop of an Arabic line is at its left. */
const markDirection = (text: string): string => (isArabic(text) ? `\u202b${text}\u202c` : text);

const written = (
  text: string,
  { size, weight, color }: Style,
  x: number,
  y: number,
  anchor: string,
): string =>
  element(
    'text',
    {
      x,
      y,
      fill: color,
      'font-family': isArabic(text) ? faces.arabic : faces.heading,
      'font-size': size,
      'font-weight': weight,
      'text-anchor': anchor,
    },
    escapeMarkup(markDirection(text)),
  );

/** How wide a text is, from the widths of its words. */
type TextWidth = (text: string, style: Style) => number;

/** Measures each word once, at a size of 100, between two letters so that spaces count. */
function createTextWidth(raster: Raster): TextWidth {
  const known = new Map<string, number>();
  const inkOf = (text: string, weight: number): number => {
    const key = `${weight} ${text}`;
    const width =
      known.get(key) ??
      raster.inkWidth(documentOf(written(text, { size: 100, weight, color: '#000' }, 0, 100, 'start')));
    known.set(key, width);
    return width;
  };
  return (text, { size, weight }) => {
    const words = text.split(' ');
    const space = inkOf('n n', weight) - inkOf('nn', weight);
    const all = words.reduce((sum, word) => sum + inkOf(word, weight), (words.length - 1) * space);
    return (all * size) / 100;
  };
}

/** Breaks a text into lines that fit; a word that is too long has a line of its own. */
function linesOf(widthOf: TextWidth, text: string, style: Style, column: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(longer, style) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Fitted {
  readonly lines: readonly string[];
  readonly style: Style;
}

/** The largest size at which a text has few enough lines, none of them wider than the column. */
function fitText(
  widthOf: TextWidth,
  text: string,
  styles: readonly Style[],
  column: number,
  most: number,
): Fitted {
  for (const style of styles) {
    const lines = linesOf(widthOf, text, style, column);
    if (lines.length <= most && lines.every((line) => widthOf(line, style) <= column))
      return { lines, style };
  }
  throw new Error(`"${text}" doesn't fit on its picture.`);
}

const sizes = (from: number, to: number, look: Omit<Style, 'size'>): readonly Style[] =>
  Array.from({ length: (from - to) / 2 + 1 }, (_, index) => ({ ...look, size: from - 2 * index }));

/** Draws pictures of shared links. A scene without words is drawn once for all languages. */
export function sharePictures(raster: Raster): (words: ShareWords) => Promise<Buffer> {
  const widthOf = createTextWidth(raster);
  const backgrounds = new Map<string, string>();
  const backgroundOf = (subject: SharedSubject, direction: 'ltr' | 'rtl'): string => {
    const key = `${subject} ${direction}`;
    const known = backgrounds.get(key);
    if (known !== undefined) return known;
    const pixels = Buffer.from(raster.png(documentOf(scenes[subject].draw(direction)))).toString('base64');
    const drawn = element('image', { width, height, href: `data:image/png;base64,${pixels}` });
    backgrounds.set(key, drawn);
    return drawn;
  };
  return ({ subject, direction, title, claim }) => {
    const { colors, column, isMirrored } = scenes[subject];
    const isRightToLeft = direction === 'rtl';
    const start = isRightToLeft ? (isMirrored ? width - margin : margin + column) : margin;
    const anchor = isRightToLeft ? 'end' : 'start';
    const strong = { weight: faces.strong, color: colors.text };
    const heading = fitText(
      widthOf,
      title,
      sizes(claim === '' ? 62 : 76, 40, strong),
      column,
      claim === '' ? 4 : 1,
    );
    const plain = { weight: faces.regular, color: colors.muted };
    const text = claim === '' ? null : fitText(widthOf, claim, sizes(32, 22, plain), column - 20, 6);
    const headingHeight = heading.lines.length * heading.style.size * headingLeading;
    const textHeight = text === null ? 0 : gap + text.lines.length * text.style.size * textLeading;
    const top = (height + 70 - headingHeight - textHeight) / 2;
    const linesAt = ({ lines, style }: Fitted, from: number, leading: number) =>
      lines.map((line, index) =>
        written(line, style, start, from + style.size * (0.9 + index * leading), anchor),
      );
    const mark = { width: 54, height: 48 };
    const markStart = isRightToLeft ? start - mark.width : start;
    return raster.jpeg(
      documentOf(
        backgroundOf(subject, direction),
        element('path', {
          d: sectorSteps(sectorIn({ x: markStart, y: margin - 12, ...mark }), 3, 0.1).join(''),
          fill: colors.accent,
        }),
        written(
          'Sonde',
          { size: 38, ...strong },
          isRightToLeft ? markStart - 18 : markStart + mark.width + 18,
          margin + 24,
          anchor,
        ),
        ...linesAt(heading, top, headingLeading),
        ...(text === null ? [] : linesAt(text, top + headingHeight + gap, textLeading)),
      ),
    );
  };
}
