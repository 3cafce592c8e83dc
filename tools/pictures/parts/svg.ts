import { numbers } from './path.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element. Numbers are shortened, and attributes without a value are omitted. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? numbers([value], 2) : value}"`)
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

/** The definitions of one drawing, such as gradients, filters and clips, with unique IDs. */
export interface Sheet {
  /** Adds a definition and returns its ID. Equal definitions share one. */
  readonly define: (write: (id: string) => string) => string;
  readonly definitions: () => string;
}

export function sheet(): Sheet {
  const ids = new Map<string, string>();
  const written: string[] = [];
  return {
    define: (write) => {
      const pattern = write('');
      const known = ids.get(pattern);
      if (known) return known;
      const letter = String.fromCharCode(97 + (ids.size % 26));
      const id = ids.size < 26 ? letter : `${letter}${Math.floor(ids.size / 26)}`;
      ids.set(pattern, id);
      written.push(write(id));
      return id;
    },
    definitions: () => (written.length === 0 ? '' : `<defs>${written.join('')}</defs>`),
  };
}

export interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

const stops = (list: readonly Stop[]): string =>
  list
    .map(({ at, colour, opacity }) =>
      element('stop', {
        offset: at === 0 ? undefined : at,
        'stop-color': colour,
        'stop-opacity': opacity === 1 ? undefined : opacity,
      }),
    )
    .join('');

/** A gradient between two points of the drawing; returns its `url()` for a fill or stroke. */
export function linear(
  on: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
): string {
  const id = on.define((name) =>
    element(
      'linearGradient',
      { id: name, gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
      stops(list),
    ),
  );
  return `url(#${id})`;
}

/**
 * A gradient over the painted shape, from its top left to a point given as shares of its width and height; returns its
 * `url()`.
 */
export function acrossForm(on: Sheet, [x2, y2]: readonly [number, number], list: readonly Stop[]): string {
  return `url(#${on.define((id) => element('linearGradient', { id, x2, y2: y2 === 0 ? undefined : y2 }, stops(list)))})`;
}

/** A radial gradient; returns its `url()`. */
export function radial(
  on: Sheet,
  centre: readonly [number, number],
  radius: number,
  list: readonly Stop[],
  transform?: string,
): string {
  const id = on.define((name) =>
    element(
      'radialGradient',
      {
        id: name,
        gradientUnits: 'userSpaceOnUse',
        cx: centre[0],
        cy: centre[1],
        r: radius,
        gradientTransform: transform,
      },
      stops(list),
    ),
  );
  return `url(#${id})`;
}

/** A rectangle of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A blur of the given radius; returns its `url()`. Thin strokes need the enclosing box, because their own is too tight.
 */
export function blur(on: Sheet, radius: number, within?: Box): string {
  const region = within
    ? { filterUnits: 'userSpaceOnUse', x: within.x, y: within.y, width: within.width, height: within.height }
    : { x: '-30%', y: '-30%', width: '160%', height: '160%' };
  const id = on.define((name) =>
    element(
      'filter',
      { id: name, ...region, 'color-interpolation-filters': 'sRGB' },
      element('feGaussianBlur', { stdDeviation: radius }),
    ),
  );
  return `url(#${id})`;
}

/** Stores a path once, for `reuse` and `clipTo`; returns its ID. */
export const keep = (on: Sheet, d: string): string => on.define((id) => element('path', { id, d }));

/** Draws a stored path. */
export const reuse = (id: string, attributes: Attributes): string =>
  element('use', { href: `#${id}`, ...attributes });

/** Clips to a stored path; returns its `url()`. */
export function clipTo(on: Sheet, id: string): string {
  return `url(#${on.define((name) => element('clipPath', { id: name }, reuse(id, {})))})`;
}

/** The finished file: a fixed frame, transparent unless a background is drawn. */
export function documentOf(
  on: Sheet,
  frame: { readonly width: number; readonly height: number },
  ...children: readonly string[]
): string {
  const { width, height } = frame;
  const drawn = children.join('');
  const type = drawn.includes('<text') ? ' font-family="system-ui,sans-serif" font-weight="700"' : '';
  const head = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"${type}`;
  return `<svg ${head}>${on.definitions()}${drawn}</svg>\n`;
}
