import { useId, type ReactNode } from 'react';
import styles from './table.module.css';

/** A column; numeric ones are aligned to the end, with tabular figures. */
interface TableColumn<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
  readonly isNumeric?: boolean;
}

interface TableRow<Key extends string> {
  readonly id: string;
  readonly cells: Readonly<Record<Key, ReactNode>>;
}

/** Rows below a heading of their own. */
interface TableGroup<Key extends string> {
  readonly id: string;
  readonly heading: ReactNode;
  readonly rows: readonly TableRow<Key>[];
}

interface TableProps<Key extends string> {
  readonly caption: ReactNode;
  /** Set if the heading above repeats the caption. */
  readonly isCaptionHidden?: boolean | undefined;
  /** The first column contains the row headers. */
  readonly columns: readonly TableColumn<Key>[];
  readonly rows?: readonly TableRow<Key>[];
  /** Below the rows without a heading. */
  readonly groups?: readonly TableGroup<Key>[];
  readonly density?: 'regular' | 'compact' | undefined;
  /** `lines`: each cell on its own line beside its column's header; for texts too long for a column on a phone. */
  readonly onPhone?: 'columns' | 'lines' | undefined;
}

/**
 * A table for comparing rows. On phones a row's header is above its cells. Roles are explicit, because some browsers
 * drop table semantics when `display` changes. What is still too wide scrolls, also by keyboard.
 */
export function Table<Key extends string>({
  caption,
  isCaptionHidden,
  columns,
  rows = [],
  groups = [],
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
        {rows.length > 0 && (
          <tbody className={styles.group} role="rowgroup">
            <Rows columns={columns} rows={rows} onPhone={onPhone} />
          </tbody>
        )}
        {groups.map((group) => (
          <tbody key={group.id} className={`${styles.group} ${styles.headed}`} role="rowgroup">
            <tr className={styles.row} role="row">
              <th className={styles.heading} scope="rowgroup" role="rowheader" colSpan={columns.length}>
                {group.heading}
              </th>
            </tr>
            <Rows columns={columns} rows={group.rows} onPhone={onPhone} />
          </tbody>
        ))}
      </table>
    </div>
  );
}

type RowsProps<Key extends string> = Required<Pick<TableProps<Key>, 'columns' | 'rows'>> &
  Pick<TableProps<Key>, 'onPhone'>;

const Rows = <Key extends string>({ columns, rows, onPhone }: RowsProps<Key>) =>
  rows.map(({ id, cells }) => (
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
  ));
