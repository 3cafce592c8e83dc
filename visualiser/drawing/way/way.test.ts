import { describe, expect, it } from 'vitest';
import { statesIn } from '../../../model-tests/chart/read-chart.ts';
import { drawingSpace } from '../box-measures.ts';
import { indexes } from '../every-drawing.fixture.ts';
import { lookIn } from '../look.ts';
import type { PlacedLabel, Rectangle } from '../scene.types.ts';
import { textWidth } from '../text-metrics.ts';
import { drawWay } from './draw-way.ts';
import { focusOf, happyPath } from './happy-path.ts';

const indexOf = (id: string) => {
  const index = indexes.get(id);
  if (index === undefined) throw new Error(`There is no machine ${id}.`);
  return index;
};

const listSteps = (id: string) =>
  happyPath(indexOf(id)).map(({ state, trigger }) => [state.path.join('.'), trigger]);

describe('the happy path', () => {
  it('goes through the steps of the checkout to the order, with what leads on', () => {
    expect(listSteps('checkout').map(([path]) => path)).toEqual([
      'step.contact',
      'step.shipping.address',
      'step.shipping.method',
      'step.billing.address',
      'step.billing.payment',
      'step.review',
      'step.placed',
    ]);
    expect(listSteps('checkout')[0]).toEqual(['step.contact', 'Buyer continues']);
    expect(listSteps('checkout').at(-2)).toEqual(['step.review', 'Buyer places the order']);
  });

  it('goes to the end by the fewest states where there are no steps', () => {
    expect(listSteps('upgrade').map(([path]) => path)).toEqual([
      'loading',
      'comparing',
      'choosing',
      'changing',
      'changed',
    ]);
    expect(listSteps('cart')).toEqual([
      ['ready', 'Buyer goes to the checkout'],
      ['leaving', ''],
    ]);
  });

  it.each([
    ['login', ['returning', 'accepting', 'restoring', 'left']],
    ['account', ['loading', 'ready']],
    ['order-history', ['loading', 'listed']],
    ['order', ['UNCONFIRMED', 'UNFULFILLED', 'FULFILLED']],
    ['credit-card', ['entering', 'tokenising', 'given']],
    ['sepa', ['entering', 'tokenising', 'given']],
  ])('of %s is the visit that it is for, not the shortest one', (id, steps) => {
    expect(listSteps(id).map(([path]) => path)).toEqual(steps);
  });

  it('leads from each of its steps to the next', () => {
    const broken = [...indexes].flatMap(([id, index]) =>
      happyPath(index)
        .slice(0, -1)
        .filter(({ transitions, trigger }) => transitions.length === 0 || trigger === '')
        .map(({ state }) => `${id}: ${state.path.join('.')}`),
    );
    expect(broken).toEqual([]);
  });

  it('has failures of one kind once, beside the step where they happen first', () => {
    const [loading] = happyPath(indexOf('upgrade'));
    expect(loading?.failures.map(({ state }) => state.path.join('.'))).toContain('refused');
  });
});

const area = ({ x, y, lines }: PlacedLabel): Rectangle => ({
  x,
  y: y - 12,
  width: Math.max(...lines.map((line) => textWidth(line, 12))),
  height: 17 * lines.length,
});

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each([...indexes])('the happy path of %s', (id, index) => {
  const drawing = drawWay(index);
  const { boxes, labels = [], width } = drawing ?? { boxes: [], width: 0 };

  it('fits beside the simulator, and nothing in it overlaps', () => {
    expect(width).toBeLessThanOrEqual(drawingSpace);
    const places: readonly Rectangle[] = [...boxes, ...labels.map(area)];
    const colliding = places.filter((one, at) => places.slice(at + 1).some((other) => overlap(one, other)));
    expect(colliding).toEqual([]);
  });

  it('shows every failure of the flow once, in a box of its own or of its kind', () => {
    if (drawing === null) return;
    const drawn = boxes.map((box) => index.state(box.state));
    const failures = statesIn(focusOf(index)).filter((state) => lookIn(id, state) === 'trouble');
    const missing = failures.filter(
      ({ id: failure }) => !index.lineage(failure).some((state) => drawn.includes(state)),
    );
    expect(missing.map(({ id: failure }) => failure)).toEqual([]);
    expect(new Set(boxes.map((box) => box.id)).size).toBe(boxes.length);
  });
});
