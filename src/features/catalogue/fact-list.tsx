import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import type { Fact } from './facts.ts';

/** Facts as worded in the catalog. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <DescriptionList
      items={facts.map(({ slug, name, value }) => ({
        id: slug,
        term: <OwnDirection text={name} />,
        description: <NoBreakWords text={value} />,
      }))}
    />
  );
}
