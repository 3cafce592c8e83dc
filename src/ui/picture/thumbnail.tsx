import styles from './thumbnail.module.css';

interface ThumbnailProps {
  readonly src: string;
  /** Width in pixels; the drawing is four wide and three high. */
  readonly size: number;
}

/** A small drawing beside words that say the same, so that it is silent; in the dark on ground a little lighter than the page. */
export function Thumbnail({ src, size }: ThumbnailProps) {
  return (
    <img className={styles.thumbnail} src={src} alt="" width={size} height={(size * 3) / 4} loading="lazy" />
  );
}
