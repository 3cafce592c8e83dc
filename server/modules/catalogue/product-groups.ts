import type { LineKind } from '@sonde/machines/rules/bundles';
import { isShippingRequired } from '@sonde/machines/rules/shipping';
import { toGlobalId } from '../../graphql/global-id.ts';
import type { Category, ProductType } from '../../graphql/resolver-types.generated.ts';

const groups: Readonly<
  Record<LineKind, { readonly slug: string; readonly category: string; readonly type: string }>
> = {
  DEVICE: { slug: 'probes', category: 'Probes', type: 'Probe' },
  SUBSCRIPTION: { slug: 'memberships', category: 'Memberships', type: 'Membership' },
  WARRANTY: { slug: 'warranties', category: 'Extended warranties', type: 'Extended warranty' },
  ACCESSORY: { slug: 'accessories', category: 'Accessories', type: 'Accessory' },
};

export function categoryOf(kind: LineKind): Category {
  const { slug, category } = groups[kind];
  return { id: toGlobalId('Category', slug), name: category, slug };
}

/** The name is also what an order line keeps as its product type. */
export function productTypeOf(kind: LineKind): ProductType {
  const { slug, type } = groups[kind];
  return { id: toGlobalId('ProductType', slug), name: type, isShippingRequired: isShippingRequired([kind]) };
}

/** The kind whose category or product type has that slug; undefined when none has. */
export function kindOfGroup(slug: string): LineKind | undefined {
  return (Object.keys(groups) as LineKind[]).find((kind) => groups[kind].slug === slug);
}
