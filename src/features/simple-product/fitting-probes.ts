import type { Fact } from '../catalogue/facts.ts';

const brand = 'Sonde ';
const separator = /([,،] )/;
const bare = (name: string) =>
  name
    .replace(/[\u200e\u200f]/g, '')
    .replace(brand, '')
    .trim();

/**
 * The compatible probes of a product, without those that the country's shop doesn't sell; unchanged if it sells none of
 * them.
 */
export function withSoldProbes(fact: Fact, probes: readonly string[]): Fact {
  if (fact.slug !== 'fits') return fact;
  const [comma = ', '] = separator.exec(fact.value) ?? [];
  const sold = fact.value
    .split(comma)
    .map((name) => name.replace(brand, ''))
    .filter((name) => probes.some((probe) => bare(probe) === bare(name)));
  return sold.length === 0 ? fact : { ...fact, value: brand + sold.join(comma) };
}
