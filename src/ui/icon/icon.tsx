import styles from './icon.module.css';

const paths = {
  alert: 'M10 3 18 17H2L10 3ZM10 8v4M10 14.4v.2',
  'arrow-back': 'M16 10H4M9 5l-5 5 5 5',
  'arrow-forward': 'M4 10h12M11 5l5 5-5 5',
  check: 'm4 10.5 4 4 8-9',
  'chevron-down': 'm5 7.5 5 5 5-5',
  'chevron-forward': 'm7.5 5 5 5-5 5',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7 7V3h10v10h-4M3 7h10v10H3z',
  information: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 9v5M10 6.2v.2',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v2',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M5 10h10',
  person: 'M10 10.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17a6.5 6.5 0 0 1 13 0',
  plus: 'M5 10h10M10 5v10',
  stop: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 6v5M10 13.6v.2',
} as const;

/** The names of the icons, all drawn on a 20 px grid with one stroke width. */
export type IconName = keyof typeof paths;

const turnsWithReading: readonly IconName[] = ['arrow-back', 'arrow-forward', 'chevron-forward'];

/** A decorative icon beside text, hidden from assistive technology. Arrows mirror with the reading direction. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={styles.icon}
      data-turns={turnsWithReading.includes(name) || undefined}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
