import type { RefObject } from 'react';
import type { BookMachine } from '../book/book.types.ts';
import { hashOf, pageOf, type Route } from './route.ts';
import { save, standaloneSvg } from './save.ts';

interface ToolsProps {
  readonly machine: BookMachine;
  readonly route: Route;
  /** The next machine in the list; null after the last. */
  readonly next: BookMachine | null;
  /** The element that contains the drawing. */
  readonly sheet: RefObject<HTMLElement | null>;
}

/** The actions for the current drawing. */
export function Tools({ machine: { id, definition, way, whole }, route, next, sheet }: ToolsProps) {
  const isWhole = route.view === 'whole';
  const isWay = route.view === 'way' && route.state === '';
  const saveDrawing = () => {
    const drawing = sheet.current?.querySelector('svg');
    const name = [id, route.state, isWhole || isWay ? route.view : '']
      .filter((part) => part !== '')
      .join('-');
    if (drawing) save(`${name}.svg`, 'image/svg+xml', standaloneSvg(drawing));
  };
  const saveDefinition = () =>
    save(`${id}.machine.json`, 'application/json', JSON.stringify(definition, null, 2));
  return (
    <div className="tools">
      {next === null ? null : <a href={pageOf(next, route.choice)}>{`Next: ${next.title}`}</a>}
      {way === null ? null : (
        <a
          className="button"
          href={hashOf({ ...route, machine: id, state: '', view: isWay ? 'step' : 'way' })}
        >
          {isWay ? 'Show all states' : 'Show the happy path'}
        </a>
      )}
      {whole === null ? null : (
        <a className="button" href={hashOf({ ...route, machine: id, view: isWhole ? 'step' : 'whole' })}>
          {isWhole ? 'Show one level' : 'Show everything'}
        </a>
      )}
      <details className="more">
        <summary className="button">Save or print</summary>
        <div className="tools">
          <button type="button" onClick={saveDrawing}>
            Save as SVG
          </button>
          <button type="button" onClick={() => window.print()}>
            Print
          </button>
          {definition === null ? null : (
            <button type="button" onClick={saveDefinition}>
              Definition JSON
            </button>
          )}
        </div>
      </details>
    </div>
  );
}
