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

/** Where a section begins, for links within its page: its published id, or its place in the document. */
export const anchorOf = ({ id }: TermsSection, index: number): string => id ?? `section-${index + 1}`;

/** The sections of a document of the terms, as they were published. */
export function TermsText({ sections }: { readonly sections: readonly TermsSection[] }) {
  return sections.map((section, index) => {
    const { heading, ...parts } = section;
    return heading === undefined ? (
      <Parts key="preamble" {...parts} />
    ) : (
      <section key={heading} id={anchorOf(section, index)}>
        <Stack gap={3}>
          <h2>{heading}</h2>
          <Parts {...parts} />
        </Stack>
      </section>
    );
  });
}
