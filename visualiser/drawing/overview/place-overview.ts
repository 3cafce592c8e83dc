import { overviewMeasures, overviewSizeOf } from '../box-measures.ts';
import type { Drawing, PlacedBox, PlacedEdge, Point } from '../scene.types.ts';
import { gridRoutes } from './grid-routes.ts';
import type { Cell, GridRoute, OverviewScene, Port } from './overview.types.ts';
import { type Span, type Tracks, tracksFor } from './tracks.ts';

const { width: boxWidth, margin, trackGap, channelPadding, gutterPadding, columns } = overviewMeasures;

const indexesUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

/**
 * The position, from 0 to 1, at which each net leaves the edge of a box. Top and bottom edges never use the same
 * positions.
 */
function placesOfPorts(routes: readonly GridRoute[]): (port: Port) => number {
  const keyOf = ({ cell, side }: Port) => `${cell.box.id} ${side}`;
  const nets = new Map<string, string[]>();
  for (const port of routes.flatMap(({ from, to }) => [from, to])) {
    const known = nets.get(keyOf(port)) ?? [];
    if (!known.includes(port.net)) nets.set(keyOf(port), [...known, port.net].sort());
  }
  return (port) => {
    const known = nets.get(keyOf(port)) ?? [];
    const shift = port.side === 'top' ? 0.62 : 0.38;
    return (known.indexOf(port.net) + shift) / known.length;
  };
}

/** Numbers for alternating columns and gutters, in the order of their pixels. */
const gutterAt = (gutter: number): number => gutter;
const columnAt = (column: number, place: number): number => column + 0.1 + 0.8 * place;

interface Grid {
  readonly x: (port: Port) => number;
  readonly gutterX: (gutter: number, net: string) => number;
  readonly channelY: (channel: number, net: string) => number;
  readonly columnX: (column: number) => number;
  readonly rowY: (row: number) => number;
  readonly width: number;
  readonly height: number;
}

/** Computes every distance. It counts the tracks first, and sizes channels and gutters accordingly. */
function gridOf(cells: readonly Cell[], routes: readonly GridRoute[]): Grid {
  const placeOf = placesOfPorts(routes);
  const rows = indexesUpTo(1 + Math.max(...cells.map(({ row }) => row)));
  const channelTracks = indexesUpTo(rows.length + 1).map((channel) =>
    tracksFor(
      routes
        .filter(({ channels }) => channels.includes(channel))
        .flatMap(({ net, from, to, gutter }): readonly Span[] => [
          ...[from, to]
            .filter(({ cell, side }) => (side === 'top' ? cell.row : cell.row + 1) === channel)
            .map((port) => ({ key: net, at: columnAt(port.cell.column, placeOf(port)) })),
          ...(gutter === null ? [] : [{ key: net, at: gutterAt(gutter) }]),
        ]),
    ),
  );
  const gutterTracks = indexesUpTo(columns + 1).map((gutter) =>
    tracksFor(
      routes
        .filter((route) => route.gutter === gutter)
        .flatMap(({ net, channels }) => channels.map((at) => ({ key: net, at }))),
    ),
  );
  const room = (tracks: Tracks | undefined, padding: number) =>
    padding + trackGap * Math.max(0, (tracks?.count ?? 0) - 1);
  const gutterWidths = gutterTracks.map((tracks) =>
    room(tracks, tracks.count === 0 ? gutterPadding / 2 : gutterPadding),
  );
  const channelHeights = channelTracks.map((tracks) =>
    room(tracks, tracks.count === 0 ? margin : channelPadding),
  );
  const rowHeights = rows.map((row) =>
    Math.max(...cells.filter((cell) => cell.row === row).map(({ box }) => overviewSizeOf(box).height)),
  );
  const gutterStart = (gutter: number) => margin + sum(gutterWidths.slice(0, gutter)) + gutter * boxWidth;
  const channelStart = (channel: number) =>
    margin + sum(channelHeights.slice(0, channel)) + sum(rowHeights.slice(0, channel));
  const columnX = (column: number) => gutterStart(column) + (gutterWidths[column] ?? 0);
  return {
    columnX,
    x: (port) => {
      const { cell } = port;
      if (cell.box.kind === 'start') return columnX(cell.column) + boxWidth / 2;
      return columnX(cell.column) + 12 + (boxWidth - 24) * placeOf(port);
    },
    gutterX: (gutter, net) =>
      gutterStart(gutter) + gutterPadding / 2 + trackGap * (gutterTracks[gutter]?.trackOf(net) ?? 0),
    channelY: (channel, net) =>
      channelStart(channel) + channelPadding / 2 + trackGap * (channelTracks[channel]?.trackOf(net) ?? 0),
    rowY: (row) => channelStart(row) + (channelHeights[row] ?? 0),
    width: gutterStart(columns) + (gutterWidths[columns] ?? 0) + margin,
    height: channelStart(rows.length) + (channelHeights[rows.length] ?? 0) + margin,
  };
}

function placedBox({ box, row, column }: Cell, { columnX, rowY }: Grid): PlacedBox {
  const size = overviewSizeOf(box);
  const x = columnX(column) + (boxWidth - size.width) / 2;
  return { ...box, ...size, rank: row, x, y: rowY(row) };
}

function placedEdge({ edge, net, from, to, channels, gutter }: GridRoute, grid: Grid): PlacedEdge {
  const boxY = ({ cell, side }: Port) =>
    grid.rowY(cell.row) + (side === 'top' ? 0 : overviewSizeOf(cell.box).height);
  const [first = 0, last = first] = channels;
  const between =
    gutter === null
      ? []
      : [first, last].map((channel): Point => ({
          x: grid.gutterX(gutter, net),
          y: grid.channelY(channel, net),
        }));
  const points: readonly Point[] = [
    { x: grid.x(from), y: boxY(from) },
    { x: grid.x(from), y: grid.channelY(first, net) },
    ...between,
    { x: grid.x(to), y: grid.channelY(last, net) },
    { x: grid.x(to), y: boxY(to) },
  ];
  return { ...edge, points };
}

/**
 * Lays out an overview as a grid. Lines run between the rows and beside the columns, and lines of one hub share a
 * track.
 */
export function placeOverview(scene: OverviewScene): Drawing {
  const routes = gridRoutes(scene);
  const grid = gridOf(scene.cells, routes);
  return {
    width: Math.ceil(grid.width),
    height: Math.ceil(grid.height),
    boxes: scene.cells.map((cell) => placedBox(cell, grid)),
    edges: routes.map((route) => placedEdge(route, grid)),
    frames: [],
  };
}
