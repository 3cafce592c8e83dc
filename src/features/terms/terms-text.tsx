import { Stack } from '../../ui/layout/layout.tsx';
import type { TermsSection } from './published-terms.ts';

function Parts({ paragraphs = [], items }: Pick<TermsSection, 'paragraphs' | 'items'>) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The sections of a document of the terms, as they were published. */
export function TermsText({ sections }: { readonly sections: readonly TermsSection[] }) {
  return sections.map(({ id, heading, ...parts }) =>
    heading === undefined ? (
      <Parts key="preamble" {...parts} />
    ) : (
      <section key={heading} id={id}>
        <Stack gap={3}>
          <h2>{heading}</h2>
          <Parts {...parts} />
        </Stack>
      </section>
    ),
  );
}
