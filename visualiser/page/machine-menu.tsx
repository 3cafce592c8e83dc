import { useRef } from 'react';
import type { BookMachine } from '../book/book.types.ts';
import type { Choice } from '../choice/choices.ts';
import { kinds } from './kinds.ts';
import { pageOf } from './route.ts';

interface MachineMenuProps {
  readonly machines: readonly BookMachine[];
  /** The machine whose page is open; null on the first page. */
  readonly open: BookMachine | null;
  readonly choice: Choice;
}

/** The menu of all machines. It opens above the page, so that the drawing keeps its place. */
export function MachineMenu({ machines, open, choice }: MachineMenuProps) {
  const menu = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="machine-menu">
        All flows
      </button>
      <nav ref={menu} id="machine-menu" popover="auto" aria-label="Machines">
        {kinds.map(([kind, title]) => (
          <div key={kind}>
            <h2 id={`kind-${kind}`}>{title}</h2>
            <ul aria-labelledby={`kind-${kind}`}>
              {machines
                .filter((entry) => entry.kind === kind)
                .map((entry) => (
                  <li key={entry.id}>
                    <a
                      href={pageOf(entry, choice)}
                      aria-current={entry.id === open?.id ? 'page' : undefined}
                      onClick={() => menu.current?.hidePopover()}
                    >
                      {entry.title}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
