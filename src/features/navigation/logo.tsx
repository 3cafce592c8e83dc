import styles from './logo.module.css';

/** The wordmark and the field of view of a curved probe. */
export function Logo() {
  return (
    <svg
      className={styles.logo}
      viewBox="0 0 112 28"
      width="112"
      height="28"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.sector} d="M8.5 6.5a9 9 0 0 1 11 0L25 20.6a22 22 0 0 1-22 0Z" />
      <path className={styles.echo} d="M6.7 13.6a13 13 0 0 0 14.6 0M5 17.6a17 17 0 0 0 18 0" />
      <text className={styles.word} x="34" y="21">
        Sonde
      </text>
    </svg>
  );
}
