import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Drawing } from '../drawing/scene.types.ts';
import { wishByKey, type ZoomRequest, scaleAfterZoom } from './zoom.ts';

interface SheetProps {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly drawing: Drawing;
  readonly title: string;
  /** What became of the last wish to be taken to a state; empty for none. */
  readonly said: string;
  readonly hasSimulator: boolean;
  readonly children: (scale: number) => ReactNode;
}

/** Buttons that show only a sign have an accessible name. */
const buttons: readonly (readonly [wish: ZoomRequest, text: string, name?: string])[] = [
  ['out', '−', 'Smaller'],
  ['actual', 'Actual size'],
  ['in', '+', 'Larger'],
  ['fit', 'Fit'],
];

/** Brings the simulator into view, which is below the drawing on a phone. */
function showSimulator() {
  const title = document.getElementById('simulator-title');
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}

/** The scrollable drawing, zoomed by buttons, keys, and Ctrl with the wheel. */
export function Sheet({ sheet, drawing, title, said, hasSimulator, children }: SheetProps) {
  const [scale, setScale] = useState(1);
  const zoom = (wish: ZoomRequest) => {
    const { clientWidth = 0, clientHeight = 0 } = sheet.current ?? {};
    setScale((present) =>
      scaleAfterZoom(present, wish, drawing, { width: clientWidth, height: clientHeight }),
    );
  };
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
      <div className="tools zoom" role="group" aria-label="Size of the drawing">
        {buttons.map(([wish, text, name]) => (
          <button key={wish} type="button" aria-label={name} onClick={() => zoom(wish)}>
            {text}
          </button>
        ))}
        <span role="status">{Math.round(scale * 100)} %</span>
        {hasSimulator ? (
          <button type="button" className="to-simulator" onClick={showSimulator}>
            Simulator
          </button>
        ) : null}
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
