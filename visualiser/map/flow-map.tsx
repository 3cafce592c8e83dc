import { Fragment, type KeyboardEvent, useMemo, useState } from 'react';
import { isDirection, nearestBox } from '../drawing/nearest-box.ts';
import type { FlowMap, MapPlace } from './map.types.ts';
import { mapMeasures, type PlacedPlace, placeMap } from './place-map.ts';

interface FlowMapViewProps {
  readonly map: FlowMap;
  /** The page of a flow. */
  readonly hrefOf: (flow: string) => string;
}

const { width, padding, titleHeight, lineHeight } = mapMeasures;

const Title = ({ title }: Pick<PlacedPlace, 'title'>) =>
  title.map((line, at) => (
    <text key={line} className="map-title" x={padding} y={padding + 15 + at * titleHeight}>
      {line}
    </text>
  ));

const Addresses = ({ title, lines }: Pick<PlacedPlace, 'title' | 'lines'>) =>
  lines.map((line, at) => (
    <text
      // Two addresses may continue with the same line.
      // oxlint-disable-next-line react/no-array-index-key
      key={at}
      className="map-address"
      x={padding}
      y={padding + 13 + title.length * titleHeight + at * lineHeight}
    >
      {line}
    </text>
  ));

const titlesOf = (map: FlowMap, ids: readonly string[]) =>
  map.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

/** Where a place leads, in words; null if nowhere. */
const leadsInWords = (map: FlowMap, { leadsTo }: MapPlace): string | null =>
  leadsTo.length === 0 ? null : `Leads to ${titlesOf(map, leadsTo).join('; ')}.`;

interface MapInWordsProps extends FlowMapViewProps {
  readonly places: readonly PlacedPlace[];
}

/** The places in the order of the map's columns, each with its addresses and the places that it leads to. */
function MapInWords({ map, places, hrefOf }: MapInWordsProps) {
  const name = ({ title, flows: [flow] }: MapPlace) =>
    flow === undefined ? title : <a href={hrefOf(flow)}>{title}</a>;
  return (
    <ul>
      {places.map(({ place }) => (
        <li key={place.id}>
          <strong>{name(place)}</strong>{' '}
          <span className="muted">{place.addresses.map((address) => address || '/').join(', ')}</span>
          {place.leadsTo.length === 0 ? null : (
            <p>
              Leads to{' '}
              {map
                .filter(({ id }) => place.leadsTo.includes(id))
                .map((target, at) => (
                  <Fragment key={target.id}>
                    {at === 0 ? '' : '; '}
                    {name(target)}
                  </Fragment>
                ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * All flows with their addresses, in columns by how far they are from the home page. Lines lead on; the place under the
 * pointer or the focus shows also those that lead back.
 */
export function FlowMapView({ map, hrefOf }: FlowMapViewProps) {
  const placed = useMemo(() => placeMap(map), [map]);
  const [near, setNear] = useState<string | null>(null);
  const isNear = ({ from, to }: { readonly from: string; readonly to: string }) =>
    from === near || to === near;
  /** Arrow keys go to the nearest place that is a link. */
  const goAlong = (event: KeyboardEvent<SVGGElement>, place: PlacedPlace) => {
    if (!isDirection(event.key)) return;
    const boxes = placed.places
      .filter((box) => box.place.flows.length > 0)
      .map((box) => ({ id: box.place.id, x: box.x, y: box.y, width, height: box.height }));
    const from = boxes.find(({ id }) => id === place.place.id);
    const next = from === undefined ? null : nearestBox(boxes, from, event.key);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.ownerSVGElement?.querySelector<SVGAElement>(`[data-place="${next.id}"] a`)?.focus();
  };
  const shown = placed.links.filter((link) => (near === null ? link.isForward : isNear(link)));
  return (
    <section className="map" aria-labelledby="map-title">
      <h2 id="map-title">Map</h2>
      <p>Every page with a flow, its addresses below country and language, and what leads to it.</p>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="map-sheet" role="region" aria-label="Map of all flows" tabIndex={0}>
        <svg
          width={placed.width + 2}
          height={placed.height + 2}
          viewBox={`-1 -1 ${placed.width + 2} ${placed.height + 2}`}
          role="group"
          aria-label="Map of all flows"
        >
          <defs>
            <marker
              id="map-arrow"
              viewBox="0 0 8 8"
              refX="8"
              refY="4"
              markerUnits="userSpaceOnUse"
              markerWidth="9"
              markerHeight="9"
              orient="auto"
            >
              <path className="map-arrow" d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          {shown.map(({ from, to, path }) => (
            <path
              key={`${from} ${to}`}
              markerEnd="url(#map-arrow)"
              className={near === null ? 'map-link' : 'map-link is-near'}
              d={path}
            />
          ))}
          {placed.places.map((box) => {
            const { place, x, y, height } = box;
            const [flow] = place.flows;
            const isFaint =
              near !== null &&
              near !== place.id &&
              !shown.some((link) => link.from === place.id || link.to === place.id);
            const content = (
              <>
                <rect width={width} height={height} rx="4" />
                <Title title={box.title} />
              </>
            );
            return (
              <g
                key={place.id}
                data-place={place.id}
                className={`map-place${flow === undefined ? ' is-page' : ''}${isFaint ? ' is-faint' : ''}`}
                transform={`translate(${x} ${y})`}
                onPointerEnter={() => setNear(place.id)}
                onPointerLeave={() => setNear(null)}
                onFocus={() => setNear(place.id)}
                onBlur={() => setNear(null)}
                onKeyDown={(event) => goAlong(event, box)}
              >
                {flow === undefined ? (
                  content
                ) : (
                  <a href={hrefOf(flow)} aria-description={leadsInWords(map, place) ?? undefined}>
                    {content}
                  </a>
                )}
                <Addresses {...box} />
              </g>
            );
          })}
        </svg>
      </div>
      <details className="map-told">
        <summary>The map in words</summary>
        <MapInWords map={map} places={placed.places} hrefOf={hrefOf} />
      </details>
      {/* On a phone, the words are the map. */}
      <div className="map-words">
        <MapInWords map={map} places={placed.places} hrefOf={hrefOf} />
      </div>
    </section>
  );
}
