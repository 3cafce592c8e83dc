import type { ComponentProps } from 'react';
import styles from './picture.module.css';

interface PictureProps extends Pick<ComponentProps<'img'>, 'sizes' | 'srcSet'> {
  readonly src: string;
  /** Empty if the image only repeats the text beside it. */
  readonly alt: string;
  /** Intrinsic size in pixels; reserves the space while the file loads. */
  readonly width: number;
  readonly height: number;
  /** Visible at once: loaded first, not on scrolling. */
  readonly isPriority?: boolean | undefined;
  /** Alternative files by theme, width or format. */
  readonly sources?: readonly { readonly srcSet: string; readonly media?: string; readonly type?: string }[];
  /** The aspect ratio of the frame; the image fits inside it uncropped. */
  readonly ratio?: 'own' | 'square' | 'four-three' | undefined;
}

/** An image that causes no layout shift. */
export function Picture({ isPriority = false, sources = [], ratio = 'own', alt, ...image }: PictureProps) {
  return (
    <picture className={styles.picture} data-ratio={ratio}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        {...image}
        className={styles.image}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding={isPriority ? 'sync' : 'async'}
      />
    </picture>
  );
}
