import { PageLinks } from './page-links.tsx';

interface PageHeadProps {
  readonly title: string;
  /** One or two sentences for lists of pages. */
  readonly description: string;
  readonly isIn?: (country: string) => boolean;
}

/** The page's metadata for browsers and search engines. */
export function PageHead({ title, description, isIn }: PageHeadProps) {
  return (
    <>
      <title>{`${title} – Sonde`}</title>
      <meta name="description" content={description} />
      <PageLinks {...(isIn && { isIn })} />
    </>
  );
}
