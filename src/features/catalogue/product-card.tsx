import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly name: string;
  /** The product's page; without it, the name isn't a link. */
  readonly href?: string;
  readonly description: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
  /** Price and action, aligned with those of neighboring cards. */
  readonly children: ReactNode;
}

/** A product in a list. */
export function ProductCard({ name, href, description, picture, children }: ProductCardProps) {
  return (
    <article className={styles.card}>
      {picture && <Picture src={picture.url} alt={picture.alt} width={800} height={600} />}
      <h2 className={styles.name}>
        {href === undefined ? (
          <NoBreakWords text={name} />
        ) : (
          <a href={href}>
            <NoBreakWords text={name} />
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
