import { documentOf, element, linear, sheet, type Sheet } from '../parts/svg.ts';

/** The frame of every product picture. */
export const pictureFrame = { width: 800, height: 600 } as const;

/** Draws into the frame and returns the finished file. */
export function picture(
  draw: (on: Sheet) => readonly string[],
  frame: { readonly width: number; readonly height: number } = pictureFrame,
): string {
  const on = sheet();
  const drawn = draw(on);
  return documentOf(on, frame, ...drawn);
}

/** A mask that fades a picture out to the right, for forms that continue beyond the frame; returns its `url()`. */
export function fadeOut(on: Sheet, from: number, to: number): string {
  const fade = linear(
    on,
    [from, 0],
    [to, 0],
    [
      { at: 0, colour: '#fff' },
      { at: 1, colour: '#000' },
    ],
  );
  const { width, height } = pictureFrame;
  return `url(#${on.define((id) => element('mask', { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height }, element('rect', { width, height, fill: fade })))})`;
}
