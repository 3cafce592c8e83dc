import { textWidth } from '../drawing/text-metrics.ts';
import type { FlowMap, MapPlace } from './map.types.ts';

/** In pixels. */
export const mapMeasures = {
  width: 200,
  columnGap: 84,
  rowGap: 14,
  padding: 10,
  titleHeight: 22,
  lineHeight: 16,
  titleSize: 14,
  lineSize: 12,
} as const;

export interface PlacedPlace {
  readonly place: MapPlace;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** The title and the addresses, cut into lines that fit. */
  readonly title: readonly string[];
  readonly lines: readonly string[];
}

interface PlacedLink {
  readonly from: string;
  readonly to: string;
  /** An SVG path. */
  readonly path: string;
  /** Whether it leads on; others lead back, and are drawn only for one place at a time. */
  readonly isForward: boolean;
}

export interface PlacedMap {
  readonly width: number;
  readonly height: number;
  readonly places: readonly PlacedPlace[];
  readonly links: readonly PlacedLink[];
}

/** Leaves out links that most places have, which say nothing about a place, and pages that then lead to no flow. */
function tellingPlaces(map: FlowMap): FlowMap {
  const countOf = (id: string) => map.filter(({ leadsTo }) => leadsTo.includes(id)).length;
  const isCommon = new Set(map.filter(({ id }) => countOf(id) > map.length / 2).map(({ id }) => id));
  const telling = map.map((place) => ({
    ...place,
    leadsTo: place.leadsTo.filter((id) => !isCommon.has(id)),
  }));
  const isRunning = new Set(telling.filter(({ flows }) => flows.length > 0).map(({ id }) => id));
  const kept = telling.filter(
    ({ id, leadsTo }) => isRunning.has(id) || leadsTo.some((target) => isRunning.has(target)),
  );
  const ids = new Set(kept.map(({ id }) => id));
  return kept.map((place) => ({ ...place, leadsTo: place.leadsTo.filter((id) => ids.has(id)) }));
}

/** How many links lead at least from the first place to each; what nothing leads to begins, too. */
function ranksOf(map: FlowMap): ReadonlyMap<string, number> {
  const targets = new Set(map.flatMap(({ leadsTo }) => leadsTo));
  const first = map.filter(({ id }, at) => at === 0 || !targets.has(id));
  const ranks = new Map<string, number>(first.map(({ id }) => [id, 0]));
  const waiting = [...ranks.keys()];
  for (const id of waiting) {
    const rank = (ranks.get(id) ?? 0) + 1;
    for (const target of map.find((place) => place.id === id)?.leadsTo ?? []) {
      if (ranks.has(target)) continue;
      ranks.set(target, rank);
      waiting.push(target);
    }
  }
  return ranks;
}

/** Cuts a text before words, or before parts of an address, so that each line fits. */
function linesOf(text: string, size: number): readonly string[] {
  const room = mapMeasures.width - 2 * mapMeasures.padding;
  const lines: string[] = [];
  for (const part of text.split(/(?<= )|(?=\/)/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(last + part, size) <= room) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}

function boxOf(place: MapPlace, x: number, y: number): PlacedPlace {
  const { padding, titleHeight, lineHeight, titleSize, lineSize } = mapMeasures;
  // Titles are bold, and the page's font is a wide one on some systems.
  const title = linesOf(place.title, titleSize + 2);
  const lines = place.addresses.flatMap((address) => linesOf(address === '' ? '/' : address, lineSize));
  const height = 2 * padding + title.length * titleHeight + lines.length * lineHeight;
  return { place, x, y, height, title, lines };
}

const middleOf = ({ y, height }: PlacedPlace) => y + height / 2;

/** A curve between the sides that face each other; within a column, between the right sides. */
function pathBetween(from: PlacedPlace, to: PlacedPlace): string {
  const { width, columnGap } = mapMeasures;
  const endOf = ({ x }: PlacedPlace, isRight: boolean) => (isRight ? x + width : x);
  const [leavesRight, arrivesRight] = [from.x <= to.x, from.x >= to.x];
  const [start, end] = [endOf(from, leavesRight), endOf(to, arrivesRight)];
  const bend = Math.max(columnGap / 2, Math.abs(end - start) / 2);
  const bentBy = (x: number, isRight: boolean) => (isRight ? x + bend : x - bend);
  return `M${start} ${middleOf(from)}C${bentBy(start, leavesRight)} ${middleOf(from)} ${bentBy(end, arrivesRight)} ${middleOf(to)} ${end} ${middleOf(to)}`;
}

/** Places what matters of a map in columns: each as far from the first place as people have to go. */
export function placeMap(map: FlowMap): PlacedMap {
  const telling = tellingPlaces(map);
  const ranks = ranksOf(telling);
  const { width, columnGap, rowGap } = mapMeasures;
  const columns: PlacedPlace[][] = [];
  /** The mean height of what leads there, so that few lines cross. */
  const heightBefore = ({ id }: MapPlace): number => {
    const before = columns.flat().filter(({ place }) => place.leadsTo.includes(id));
    return before.reduce((sum, { y }) => sum + y, 0) / Math.max(1, before.length);
  };
  for (let rank = 0; rank <= Math.max(...ranks.values()); rank += 1) {
    const inRank = telling.filter(({ id }) => ranks.get(id) === rank);
    const sorted = inRank.toSorted((a, b) => heightBefore(a) - heightBefore(b));
    const column: PlacedPlace[] = [];
    for (const place of sorted) {
      const above = column.at(-1);
      const y = above === undefined ? 0 : above.y + above.height + rowGap;
      column.push(boxOf(place, rank * (width + columnGap), y));
    }
    columns.push(column);
  }
  const places = columns.flat();
  const find = (id: string) => places.find(({ place }) => place.id === id);
  const links = places.flatMap((from) =>
    from.place.leadsTo.flatMap((id) => {
      const to = find(id);
      if (to === undefined) return [];
      return [{ from: from.place.id, to: id, path: pathBetween(from, to), isForward: to.x > from.x }];
    }),
  );
  return {
    width: columns.length * (width + columnGap) - columnGap,
    height: Math.max(...places.map(({ y, height }) => y + height)),
    places,
    links,
  };
}
