import { isShippingRequired, type LineKind } from '@sonde/machines/rules/catalogue';
import { toGlobalId } from '../../kernel/global-id.ts';
import type { Category, ProductType } from '../../kernel/resolver-types.generated.ts';
import type { Wording } from './catalogue.types.ts';

/** The English names of the kinds. */
export const productGroups: Readonly<
  Record<LineKind, { readonly slug: string; readonly category: string; readonly type: string }>
> = {
  DEVICE: { slug: 'probes', category: 'Probes', type: 'Probe' },
  SUBSCRIPTION: { slug: 'memberships', category: 'Memberships', type: 'Membership' },
  WARRANTY: { slug: 'warranties', category: 'Extended warranties', type: 'Extended warranty' },
  ACCESSORY: { slug: 'accessories', category: 'Accessories', type: 'Accessory' },
};

/** The category that products of this kind are listed in. */
export function categoryOf(kind: LineKind, say: Wording): Category {
  const { slug, category } = productGroups[kind];
  return { id: toGlobalId('Category', slug), name: say(category), slug };
}

/** Order lines store the name as their product type. */
export function productTypeOf(kind: LineKind, say: Wording): ProductType {
  const { slug, type } = productGroups[kind];
  return {
    id: toGlobalId('ProductType', slug),
    name: say(type),
    isShippingRequired: isShippingRequired([{ kind, planFamily: null }]),
  };
}

/** The kind whose category or product type has the slug; undefined if there is none. */
export function kindOfGroup(slug: string): LineKind | undefined {
  return (Object.keys(productGroups) as LineKind[]).find((kind) => productGroups[kind].slug === slug);
}
