import { currentTerms } from '@sonde/machines/rules/checkout';
import { toGlobalId } from '../../kernel/global-id.ts';
import type { ProductParent } from '../catalogue/catalogue.parents.ts';
import { categoryOf, kindOfGroup } from '../catalogue/product-groups.ts';
import {
  type CollectionRule,
  collectionRules,
  type MenuItemRule,
  menuItemRules,
  type MenuTarget,
  type TextPageRule,
  textPageRules,
} from '../catalogue/storefront-structure.ts';
import type { ShopParent } from './shop.parents.ts';

/** What decides the texts and products of the store's structure. */
export type StructureView = Pick<ShopParent, 'country' | 'language' | 'catalogue'>;

function productsIn({ market }: CollectionRule, view: StructureView): readonly ProductParent[] {
  const offers = view.catalogue.offers(view.country);
  return view.catalogue.products
    .filter((product) => product.market === market)
    .filter(({ variants }) => variants.some(({ sku }) => offers.get(sku)?.isForOwnersOnly === false))
    .map((product) => ({ product, ...view }));
}

const collectionOf = (rule: CollectionRule, view: StructureView) => ({
  id: toGlobalId('Collection', rule.slug),
  slug: rule.slug,
  name: view.catalogue.wording(view.language)(rule.name),
  descriptionJson: null,
  products: productsIn(rule, view),
});

/** The collections with products in the view's country. */
export const collectionsIn = (view: StructureView) =>
  collectionRules
    .map((rule) => collectionOf(rule, view))
    .filter(({ products }) => products.some(({ product }) => product.kind === 'DEVICE'));

/** A page links to the version in force: its text belongs to the storefront. */
function pageOf({ slug, name, title }: TextPageRule, { catalogue, language }: StructureView) {
  const path = `/terms-and-conditions/${slug}/${currentTerms(name).version}/`;
  return {
    id: toGlobalId('Page', slug),
    slug,
    title: catalogue.wording(language)(title),
    contentJson: JSON.stringify({ blocks: [{ type: 'paragraph', text: path }] }),
  };
}

/** The documents that buyers agree to. */
export const pagesIn = (view: StructureView) => textPageRules.map((rule) => pageOf(rule, view));

function targetOf(target: MenuTarget, view: StructureView) {
  if (target.kind === 'collection')
    return { __typename: 'Collection' as const, ...collectionOf(target.rule, view) };
  if (target.kind === 'page') return { __typename: 'Page' as const, ...pageOf(target.rule, view) };
  const kind = kindOfGroup(target.slug);
  if (kind === undefined) throw new Error(`No category ${target.slug}`);
  return { __typename: 'Category' as const, ...categoryOf(kind, view.catalogue.wording(view.language)) };
}

const menuItemOf = ({ slug, name, path, target }: MenuItemRule, view: StructureView) => ({
  id: toGlobalId('MenuItem', slug),
  name: view.catalogue.wording(view.language)(name),
  url: path,
  target: targetOf(target, view),
  children: [],
});

/** The name of the only menu, and its id. */
const mainMenu = 'main';

/** The main menu, without links to what the country doesn't sell. */
export function mainMenuIn(view: StructureView) {
  const sold = collectionsIn(view).map(({ slug }) => slug);
  const items = menuItemRules.filter(
    ({ slug, target }) => target.kind !== 'collection' || sold.includes(slug),
  );
  return {
    id: toGlobalId('Menu', mainMenu),
    name: mainMenu,
    items: items.map((rule) => menuItemOf(rule, view)),
  };
}
