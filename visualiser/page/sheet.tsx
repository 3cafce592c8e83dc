import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { drawingSpace } from '../drawing/box-measures.ts';
import type { Drawing } from '../drawing/scene.types.ts';
import { wishByKey, type ZoomRequest, scaleAfterZoom, scaleToFill } from './zoom.ts';

interface SheetProps {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly drawing: Drawing;
  readonly title: string;
  /** What became of the last wish to be taken to a state; empty for none. */
  readonly said: string;
  /** What is below the drawing on a phone, by the IDs of the headings. */
  readonly below: readonly (readonly [headingId: string, title: string])[];
  /** Whether everything but the drawing is put away. */
  readonly isAlone: boolean;
  readonly onAlone: (isAlone: boolean) => void;
  /** What finds a state to draw. */
  readonly search: ReactNode;
  readonly children: (scale: number) => ReactNode;
}

/** Buttons that show only a sign have an accessible name. */
const buttons: readonly (readonly [wish: ZoomRequest, text: string, name?: string])[] = [
  ['out', '−', 'Smaller'],
  ['actual', 'Actual size'],
  ['in', '+', 'Larger'],
  ['fit', 'Fit'],
];

/** Brings a heading into view and continues there. */
function goToHeading(id: string) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** The scrollable drawing, zoomed by buttons, keys, and Ctrl with the wheel. */
export function Sheet(props: SheetProps) {
  const { sheet, drawing, title, said, below, isAlone, onAlone, search, children } = props;
  const [scale, setScale] = useState(1);
  const zoom = (wish: ZoomRequest) => {
    const { clientWidth = 0, clientHeight = 0 } = sheet.current ?? {};
    setScale((present) =>
      scaleAfterZoom(present, wish, drawing, { width: clientWidth, height: clientHeight }),
    );
  };
  // Before the first paint, so that nothing jumps.
  useLayoutEffect(() => {
    setScale(scaleToFill(drawingSpace, sheet.current?.clientWidth ?? 0));
  }, [sheet]);
  useEffect(() => {
    const place = sheet.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setScale((present) => scaleAfterZoom(present, event.deltaY < 0 ? 'in' : 'out', drawing, drawing));
    };
    // React registers wheel listeners as passive, so they couldn't prevent the page from zooming.
    place?.addEventListener('wheel', onWheel, { passive: false });
    return () => place?.removeEventListener('wheel', onWheel);
  }, [sheet, drawing]);
  return (
    <div className="sheet-column">
      <div className="tools zoom">
        <div className="tools" role="group" aria-label="Size of the drawing">
          {buttons.map(([wish, text, name]) => (
            <button
              key={wish}
              type="button"
              className={`zoom-${wish}`}
              aria-label={name}
              onClick={() => zoom(wish)}
            >
              {text}
            </button>
          ))}
          <span role="status">{Math.round(scale * 100)} %</span>
          <button
            type="button"
            className="alone"
            aria-pressed={isAlone}
            onClick={() => {
              onAlone(!isAlone);
              // The pane has its new width in the next frame.
              requestAnimationFrame(() =>
                setScale(scaleToFill(drawingSpace, sheet.current?.clientWidth ?? 0)),
              );
            }}
          >
            Only the drawing
          </button>
          {below.map(([id, name]) => (
            <button key={id} type="button" className="to-panel" onClick={() => goToHeading(id)}>
              {name}
            </button>
          ))}
        </div>
        {search}
      </div>
      <p className="way-there" role="status" aria-label="Path">
        {said}
      </p>
      <div
        className="sheet"
        ref={sheet}
        // A scrollable region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={`${title}, drawing`}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          const wish = wishByKey[key];
          if (wish !== undefined && !ctrlKey && !metaKey && !altKey) zoom(wish);
        }}
      >
        {children(scale)}
      </div>
    </div>
  );
}
