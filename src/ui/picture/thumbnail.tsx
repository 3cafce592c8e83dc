import styles from './thumbnail.module.css';

interface ThumbnailProps {
  readonly src: string;
  /** Width in pixels; the aspect ratio is 4:3. */
  readonly size: number;
}

/**
 * A small image beside equivalent text, hidden from assistive technology; its dark-theme background is slightly lighter
 * than the page.
 */
export function Thumbnail({ src, size }: ThumbnailProps) {
  return (
    <img className={styles.thumbnail} src={src} alt="" width={size} height={(size * 3) / 4} loading="lazy" />
  );
}
