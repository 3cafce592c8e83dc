import type { ComponentProps } from 'react';
import styles from './picture.module.css';

interface PictureProps extends Pick<ComponentProps<'img'>, 'sizes' | 'srcSet'> {
  readonly src: string;
  /** Empty for a drawing that only repeats the words beside it. */
  readonly alt: string;
  /** Own size in pixels; keeps the place while the file is on its way. */
  readonly width: number;
  readonly height: number;
  /** In sight at once: loaded first instead of when scrolled to. */
  readonly isPriority?: boolean | undefined;
  /** Other files by theme, width or format. */
  readonly sources?: readonly { readonly srcSet: string; readonly media?: string; readonly type?: string }[];
  /** The frame; the drawing stands whole inside it. */
  readonly ratio?: 'own' | 'square' | 'four-three' | undefined;
}

/** A picture that never moves what is around it. */
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
