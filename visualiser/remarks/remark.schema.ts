import * as v from 'valibot';

/** In characters. Whoever has more to say opens an issue. */
const LONGEST_TEXT = 2_000;
const LONGEST_NAME = 80;
const LONGEST_ID = 1_000;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

const fields = {
  /** The ID of the state or transition that it is pinned to, as in the chart. */
  about: text(LONGEST_ID),
  text: text(LONGEST_TEXT),
  /** The author's name. */
  by: text(LONGEST_NAME),
};

const remark = v.strictObject({
  ...fields,
  /** The day on which it was pinned, such as `2026-11-28`. */
  on: v.pipe(v.string(), v.isoDate()),
});

/** What a person has pinned to a state or to a transition of a chart. */
export type Remark = Readonly<v.InferOutput<typeof remark>>;

/** All remarks by the ID of their machine. */
export type Remarks = Readonly<Record<string, readonly Remark[]>>;

/** The content of a file of remarks. */
export const remarksFile = v.array(remark);

/** What the pages send: a remark to pin, or one to take off. */
export const remarkChange = v.variant('kind', [
  v.strictObject({ kind: v.literal('pin'), machine: v.string(), remark: v.strictObject(fields) }),
  v.strictObject({ kind: v.literal('remove'), machine: v.string(), remark }),
]);

export type RemarkChange = Readonly<v.InferOutput<typeof remarkChange>>;
