import { plugMeasures, type ConnectorName } from './connector.ts';
import { dimension, measureColour } from './figures.ts';
import { element, group } from './svg.ts';
import type { Vec2 } from './vector.ts';

/** The front view of a plug as in technical drawings, with its width and thickness in mm. */
export function plugFront(name: ConnectorName, [x, y]: Vec2, unitsPerMillimetre: number): string {
  const measures = plugMeasures[name];
  const [width, height] = [measures.width * unitsPerMillimetre, measures.thickness * unitsPerMillimetre];
  const [left, top] = [x - width / 2, y - height / 2];
  const bar = (
    inset: number,
    round: number,
    attributes: Readonly<Record<string, string | number>> = {},
  ): string => {
    const high = height - 2 * inset;
    return element('rect', {
      x: left + inset,
      y: top + inset,
      width: width - 2 * inset,
      height: high,
      rx: high * round,
      ...attributes,
    });
  };
  const drawn = {
    'usb-c': () =>
      bar(0, 0.5) +
      bar(5, 0.5) +
      element('rect', { x: x - width * 0.34, y: y - 4.5, width: width * 0.68, height: 9, rx: 2 }) +
      element('path', {
        d: `M${x - width * 0.3} ${y - 9}h${width * 0.6}M${x - width * 0.3} ${y + 9}h${width * 0.6}`,
        'stroke-width': 3,
        'stroke-dasharray': '3 3.4',
      }),
    lightning: () =>
      bar(0, 0.42) +
      element('path', {
        d: `M${x - width * 0.39} ${y - height * 0.5 + 4}h${width * 0.78}`,
        'stroke-width': 4,
        'stroke-dasharray': '7 4',
      }),
  } satisfies Readonly<Record<ConnectorName, () => string>>;
  return (
    group({ stroke: measureColour, 'stroke-width': 2 }, drawn[name]()) +
    dimension([left, top - 20], [left + width, top - 20], `${measures.width} mm`, -12) +
    dimension([left + width + 22, top], [left + width + 22, top + height], `${measures.thickness} mm`, -12)
  );
}
