import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './comparison-table.module.css';

interface ComparedColumn {
  readonly id: string;
  readonly label: ReactNode;
  /** A word below the name, such as "Recommended", which also sets the column apart. */
  readonly badge?: ReactNode;
}

interface ComparedRow {
  readonly id: string;
  readonly label: ReactNode;
  /** One for each column, in their order. */
  readonly cells: readonly ReactNode[];
  /** All cells say the same. */
  readonly isEqual: boolean;
}

interface ComparisonTableProps {
  readonly caption: string;
  /** What the first column contains. */
  readonly corner: string;
  /** At most four. */
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparedRow[];
  /** The checkbox that hides equal rows; it belongs to the form `form`. */
  readonly differences: {
    readonly label: ReactNode;
    readonly name: string;
    readonly form: string;
    readonly isOn: boolean;
  };
}

/**
 * Products side by side, below a header that stays in sight; on phones each row lists them one below the other. Roles are
 * explicit, because some browsers drop table semantics when `display` changes. Works without scripts.
 */
export function ComparisonTable({ caption, corner, columns, rows, differences }: ComparisonTableProps) {
  return (
    <div className={styles.comparison}>
      <label className={styles.switch}>
        <input
          className={styles.differences}
          type="checkbox"
          name={differences.name}
          value="only"
          form={differences.form}
          defaultChecked={differences.isOn}
        />
        {differences.label}
      </label>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <tr className={styles.row} role="row">
            <th className={styles.column} scope="col" role="columnheader">
              {corner}
            </th>
            {columns.map(({ id, label, badge }) => (
              <th
                key={id}
                className={styles.column}
                scope="col"
                role="columnheader"
                data-chosen={badge ? '' : undefined}
              >
                {label}
                {badge && (
                  <span className={styles.badge}>
                    <Icon name="check" />
                    {badge}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map(({ id, label, cells, isEqual }) => (
            <tr key={id} className={styles.row} role="row" data-equal={isEqual || undefined}>
              <th className={styles.name} scope="row" role="rowheader">
                {label}
              </th>
              {columns.map((column, place) => (
                <td
                  key={column.id}
                  className={styles.cell}
                  role="cell"
                  data-chosen={column.badge ? '' : undefined}
                >
                  <span className={styles.of} aria-hidden="true">
                    {column.label}
                  </span>
                  <div className={styles.value}>{cells[place]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const marks = { INCLUDED: 'check', ADDED: 'plus', NONE: 'minus' } as const;

interface ComparedMarkProps {
  readonly kind: keyof typeof marks;
  readonly children: ReactNode;
}

/** A tick, a plus or a dash, with the same in words. */
export function ComparedMark({ kind, children }: ComparedMarkProps) {
  return (
    <span className={styles.mark} data-kind={kind}>
      <Icon name={marks[kind]} />
      <span>{children}</span>
    </span>
  );
}
