import type { SharedSubject } from '../../pictures/share-pictures.ts';
import { PageLinks } from './page-links.tsx';

interface PageHeadProps {
  readonly title: string;
  /** One or two sentences for lists of pages. */
  readonly description: string;
  readonly isIn?: (country: string) => boolean;
  /** What the picture shows that previews a link to the page. */
  readonly about?: SharedSubject;
}

/** The page's metadata for browsers and search engines. */
export function PageHead({ title, description, isIn, about }: PageHeadProps) {
  return (
    <>
      <title>{`${title} – Sonde`}</title>
      <meta name="description" content={description} />
      <PageLinks about={about} {...(isIn && { isIn })} />
    </>
  );
}
