import { describe, expect, it } from 'vitest';
import { badgePlaceIn, badgeRoomIn, boxMeasures, baselinesOf, drawingSpace } from './box-measures.ts';
import { drawingOf, indexes, openStates, wholeDrawingOf } from './every-drawing.fixture.ts';
import type { PlacedBox, Point, Rectangle } from './scene.types.ts';
import { textWidth } from './text-metrics.ts';

const drawings = await Promise.all(
  [...indexes].flatMap(([id, index]) => [
    ...openStates(index).map(async (state) => [state.id, await drawingOf(index, state)] as const),
    wholeDrawingOf(index).then((drawing) => [`${id}, whole`, drawing] as const),
  ]),
);

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const pairsOf = <Value>(values: readonly Value[]): readonly (readonly [Value, Value])[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => [one, other] as const));

const isAtEdge = ({ x, y }: Point, box: PlacedBox): boolean => {
  const isBeside = x >= box.x - 1 && x <= box.x + box.width + 1;
  return isBeside && (Math.abs(y - box.y) < 1 || Math.abs(y - box.y - box.height) < 1);
};

const isInside = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The segments of a line as rectangles. */
const segments = (points: readonly Point[]): readonly Rectangle[] =>
  points.slice(1).map((to, at) => {
    const from = points[at] as Point;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    };
  });

const shrunk = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

describe.each(drawings)('the drawing of %s', (_id, drawing) => {
  const { boxes, edges } = drawing;
  const box = (id: string) => boxes.find((candidate) => candidate.id === id) as PlacedBox;

  it('has no overlapping boxes', () => {
    const colliding = pairsOf(boxes).filter(([one, other]) => overlap(one, other));
    expect(colliding.map(([one, other]) => `${one.id} and ${other.id}`)).toEqual([]);
  });

  it('has lines that start and end at their boxes and cross no other box', () => {
    const loose = edges.filter(
      ({ from, to, points }) =>
        !isAtEdge(points[0] as Point, box(from)) || !isAtEdge(points.at(-1) as Point, box(to)),
    );
    expect(loose.map(({ id }) => id)).toEqual([]);
    const through = edges.flatMap(({ id, points }) =>
      segments(points).flatMap((segment) =>
        boxes.filter((candidate) => overlap(segment, shrunk(candidate))).map((hit) => `${id} hits ${hit.id}`),
      ),
    );
    expect(through).toEqual([]);
  });

  it('keeps everything inside its edges, and every line of text inside its box', () => {
    const sheet = { x: 0, y: 0, width: drawing.width, height: drawing.height };
    const outside = [...boxes, ...drawing.frames].filter((place) => !isInside(place, sheet));
    expect(outside).toEqual([]);
    const spilling = boxes.flatMap(({ lines, height }) =>
      lines.filter((line, at) => {
        const room = boxMeasures.textWidth - boxMeasures.indents[line.role];
        const isWide = textWidth(line.text, boxMeasures.textSize) > room && line.text.includes(' ');
        return isWide || (baselinesOf({ lines })[at] ?? 0) > height;
      }),
    );
    expect(spilling).toEqual([]);
  });

  it('has room for “cannot happen” in every box, where it covers no text', () => {
    const needed = textWidth('cannot happen', boxMeasures.badgeSize);
    const covered = boxes.filter((box) => {
      const { at } = badgePlaceIn(box, needed);
      const text = { title: box.title, 'last line': box.lines.at(-1)?.text ?? '', 'lower edge': '' }[at];
      const size = at === 'title' ? boxMeasures.titleSize : boxMeasures.textSize;
      return box.kind !== 'start' && textWidth(text, size) + needed > badgeRoomIn(box.width);
    });
    expect(covered.map(({ id }) => id)).toEqual([]);
  });

  it('has no empty row between a title and the first line', () => {
    const spaced = boxes.filter(({ lines }) => {
      const [first] = baselinesOf({ lines });
      return first !== undefined && first > boxMeasures.titleHeight + boxMeasures.lineHeight;
    });
    expect(spaced.map(({ id }) => id)).toEqual([]);
  });

  it('has side-by-side boxes in chart order', () => {
    const states = boxes.filter(({ kind }) => kind === 'state');
    const leftwards = states.filter((state, at) => {
      const before = states[at - 1];
      const areBeside = before !== undefined && before.rank === state.rank && before.y === state.y;
      return areBeside && before.x >= state.x;
    });
    expect(leftwards.map(({ id }) => id)).toEqual([]);
  });

  it('runs downward in chart order', () => {
    const states = boxes.filter(({ kind }) => kind === 'state');
    const upwards = states.filter((state, at) => {
      const before = states[at - 1];
      return before !== undefined && before.rank < state.rank && before.y >= state.y;
    });
    expect(upwards.map(({ id }) => id)).toEqual([]);
  });

  it('fits beside the simulator on a window of 1280 pixels', () => {
    expect(drawing.width).toBeLessThanOrEqual(drawingSpace);
  });
});

describe('the overview of the checkout', () => {
  const overview = drawings.find(([id]) => id === 'checkout')?.[1];
  const boxes = overview?.boxes ?? [];

  it('is almost entirely visible in a window of 1280 by 900 pixels', () => {
    expect(overview?.height).toBeLessThanOrEqual(860);
  });

  it('has the steps in the order of the way, in rows from left to right', () => {
    const steps = ['Contact', 'Shipping', 'Billing', 'Review', 'Placing'];
    const places = steps.map((title) => boxes.find((box) => box.title === title) as PlacedBox);
    const order = [...places].sort((a, b) => a.y - b.y || a.x - b.x);
    expect(order.map(({ title }) => title)).toEqual(steps);
  });

  it('has one line between two boxes for all transitions in both directions', () => {
    const ends = (overview?.edges ?? []).map(({ from, to }) => [from, to].sort().join(' – '));
    expect(new Set(ends).size).toBe(ends.length);
  });

  it('labels what runs in parallel with the steps', () => {
    expect(boxes.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Beside: voucher', 'Beside: other tabs', 'Beside: renewal']),
    );
  });
});

describe('the checkout, whole', () => {
  const whole = drawings.find(([id]) => id === 'checkout, whole')?.[1];

  it('has unique frame titles that distinguish the addresses', () => {
    const titles = (whole?.frames ?? []).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Shipping: address', 'Billing: address', 'Shipping', 'Contact']),
    );
    expect(new Set(titles).size).toBe(titles.length);
    const said = (whole?.boxes ?? []).map(({ lines }) => lines.map(({ text }) => text).join(' ')).join(' ');
    const addresses = said.replaceAll('\u00a0', ' ').match(/(\S+ )?address: [a-z]+/gi) ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((text) => !/^(shipping|billing): address/i.test(text))).toEqual([]);
  });
});
