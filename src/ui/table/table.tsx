import { useId, type ReactNode } from 'react';
import styles from './table.module.css';

/** A column; numbers stand at the end, in numbers of one width. */
interface TableColumn<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
  readonly isNumeric?: boolean;
}

interface TableProps<Key extends string> {
  readonly caption: ReactNode;
  /** The heading above already says the same. */
  readonly isCaptionHidden?: boolean | undefined;
  /** The first one heads its row. */
  readonly columns: readonly TableColumn<Key>[];
  readonly rows: readonly { readonly id: string; readonly cells: Readonly<Record<Key, ReactNode>> }[];
  readonly density?: 'regular' | 'compact' | undefined;
  /** `lines`: each cell on a line of its own, beside the head of its column; for more words than a column of a phone holds. */
  readonly onPhone?: 'columns' | 'lines' | undefined;
}

/** Rows to compare. On a phone the head of a row stands above its cells; roles are spelled out, because a table that is
 * laid out otherwise is none to some browsers. What is still too wide scrolls, also by keyboard. */
export function Table<Key extends string>({
  caption,
  isCaptionHidden,
  columns,
  rows,
  density = 'regular',
  onPhone = 'columns',
}: TableProps<Key>) {
  const captionId = useId();
  return (
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table} role="table" data-density={density} data-on-phone={onPhone}>
        <caption className={styles.caption} id={captionId} data-hidden={isCaptionHidden || undefined}>
          {caption}
        </caption>
        <thead className={styles.group} role="rowgroup">
          <tr className={styles.row} role="row">
            {columns.map(({ key, label, isNumeric }) => (
              <th
                key={key}
                className={styles.head}
                scope="col"
                role="columnheader"
                data-numeric={isNumeric || undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.group} role="rowgroup">
          {rows.map(({ id, cells }) => (
            <tr key={id} className={styles.row} role="row">
              {columns.map(({ key, label, isNumeric }, place) => {
                const Cell = place === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    className={styles.cell}
                    scope={place === 0 ? 'row' : undefined}
                    role={place === 0 ? 'rowheader' : 'cell'}
                    data-numeric={isNumeric || undefined}
                  >
                    {onPhone === 'lines' && place > 0 ? (
                      <>
                        <span className={styles.column} aria-hidden="true">
                          {label}
                        </span>
                        <span>{cells[key]}</span>
                      </>
                    ) : (
                      cells[key]
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
