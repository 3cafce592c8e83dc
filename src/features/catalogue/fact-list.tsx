import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { UnbrokenWords } from '../../ui/unbroken/unbroken.tsx';
import type { Fact } from './facts.ts';

/** Facts as the catalogue words them. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <DescriptionList
      items={facts.map(({ slug, name, value }) => ({
        id: slug,
        term: <bdi>{name}</bdi>,
        description: <UnbrokenWords text={value} />,
      }))}
    />
  );
}
