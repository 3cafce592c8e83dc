import { Trans } from '@lingui/react/macro';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import type { Fact } from './facts.ts';

/** A fact's value, as a link to its certificate where the catalog has the file. */
function FactValue({ value, certificateUrl }: Pick<Fact, 'value' | 'certificateUrl'>) {
  const words = <NoBreakWords text={value} />;
  return certificateUrl === null ? (
    words
  ) : (
    <a href={certificateUrl} type="application/pdf">
      <Trans comment="Link to the certificate of a fact about a product, in the catalog's words">
        {words} (PDF)
      </Trans>
    </a>
  );
}

/** Facts as worded in the catalog. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <DescriptionList
      items={facts.map(({ slug, name, value, certificateUrl }) => ({
        id: slug,
        term: <OwnDirection text={name} />,
        description: <FactValue value={value} certificateUrl={certificateUrl} />,
      }))}
    />
  );
}
