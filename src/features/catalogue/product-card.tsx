import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly name: string;
  /** The page of the product; without it the name is no link. */
  readonly href?: string;
  readonly description: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
  /** Price and action, on one line with those of the neighbours. */
  readonly children: ReactNode;
}

/** One product among others. */
export function ProductCard({ name, href, description, picture, children }: ProductCardProps) {
  return (
    <article className={styles.card}>
      {picture && <Picture src={picture.url} alt={picture.alt} width={800} height={600} />}
      <h2 className={styles.name}>
        {href === undefined ? (
          <OwnDirection text={name} />
        ) : (
          <a href={href}>
            <OwnDirection text={name} />
          </a>
        )}
      </h2>
      <p>
        <OwnDirection text={description} />
      </p>
      <div className={styles.end}>{children}</div>
    </article>
  );
}
