import { useId, type ReactNode } from 'react';
import styles from './table.module.css';

/** A column; numbers stand at the end, in figures of one width. */
export interface TableColumn<Key extends string> {
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
}

/** Rows to compare. On a narrow screen the table scrolls by itself, also with the keyboard. */
export function Table<Key extends string>({
  caption,
  isCaptionHidden,
  columns,
  rows,
  density = 'regular',
}: TableProps<Key>) {
  const captionId = useId();
  return (
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table} data-density={density}>
        <caption className={styles.caption} id={captionId} data-hidden={isCaptionHidden || undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isNumeric }) => (
              <th key={key} className={styles.head} scope="col" data-numeric={isNumeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className={styles.row}>
              {columns.map(({ key, isNumeric }, place) => {
                const Cell = place === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    className={styles.cell}
                    scope={place === 0 ? 'row' : undefined}
                    data-numeric={isNumeric || undefined}
                  >
                    {cells[key]}
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
