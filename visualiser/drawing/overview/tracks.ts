/** A point of a line along a channel, in any unit. All points with one key form its extent. */
export interface Span {
  readonly key: string;
  readonly at: number;
}

/** The tracks of one channel or gutter. */
export interface Tracks {
  readonly count: number;
  /** Counted from 0. */
  readonly trackOf: (key: string) => number;
}

/** Assigns one track to each key, and different tracks to keys that overlap, using few tracks. */
export function tracksFor(spans: readonly Span[]): Tracks {
  const extents = new Map<string, readonly [number, number]>();
  for (const { key, at } of spans) {
    const [least, most] = extents.get(key) ?? [at, at];
    extents.set(key, [Math.min(least, at), Math.max(most, at)]);
  }
  const ends: number[] = [];
  const tracks = new Map<string, number>();
  for (const [key, [least, most]] of [...extents].sort(([, a], [, b]) => a[0] - b[0])) {
    const free = ends.findIndex((end) => end < least);
    const track = free < 0 ? ends.length : free;
    ends[track] = most;
    tracks.set(key, track);
  }
  return { count: ends.length, trackOf: (key) => tracks.get(key) ?? 0 };
}
