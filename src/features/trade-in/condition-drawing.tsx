import type { ReactNode } from 'react';
import type { TradeInCondition } from '@sonde/machines/rules/trade-in';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './condition-drawing.module.css';

/** What distinguishes each condition: nothing, scratches and a frayed cable, or a crack and a broken cable. */
const marks: Readonly<Record<TradeInCondition, string>> = {
  GOOD: 'M32 8v16',
  WORN: 'M32 8v6m-3 3h6m-6 3h6m-3 3v1M25 44l6 8m-4-10 6 8m-6 12 4 6',
  DAMAGED: 'M32 8v5m-4 4 3 3m5-1-3 4M20 50l8 4-4 7 9 3-3 8 8 6',
};

/** A probe in a condition. It is decorative: the words beside it say what it means. */
export function ConditionDrawing({ condition }: { readonly condition: TradeInCondition }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 96" aria-hidden="true" focusable="false">
      <path className={styles.body} d="M24 24h16l4 44c0 8-5 14-12 14s-12-6-12-14z" />
      <path className={styles.lens} d="M21 74c2 8 20 8 22 0" />
      <path className={styles.mark} data-condition={condition} d={marks[condition]} />
    </svg>
  );
}

/** A drawing of a condition, with the words for it beside it on every screen. */
export function DrawnCondition({
  condition,
  children,
}: {
  readonly condition: TradeInCondition;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.drawn}>
      <ConditionDrawing condition={condition} />
      <Stack gap={2}>{children}</Stack>
    </div>
  );
}

/** Where the serial number is: on the side of the probe, below the cable. */
export function SerialNumberDrawing() {
  return (
    <svg className={styles.wide} viewBox="19 7 192 76" aria-hidden="true" focusable="false">
      <path className={styles.body} d="M24 24h16l4 44c0 8-5 14-12 14s-12-6-12-14z" />
      <path className={styles.mark} d="M32 8v16" />
      <path className={styles.lens} d="M26 38h12v8H26zM38 42h42" />
      <rect className={styles.body} x="80" y="26" width="130" height="32" rx="4" />
      <text className={styles.number} x="145" y="47" textAnchor="middle" direction="ltr">
        SQ2 1234 5674
      </text>
    </svg>
  );
}
