import type { Fact } from '../catalogue/facts.ts';

const brand = 'Sonde ';
const separator = /([,،] )/;
const bare = (name: string) =>
  name
    .replace(/[\u200e\u200f]/g, '')
    .replace(brand, '')
    .trim();

/** What an article fits, without the probes that the country's shop does not sell; as it is where it sells none of them. */
export function withSoldProbes(fact: Fact, probes: readonly string[]): Fact {
  if (fact.slug !== 'fits') return fact;
  const [comma = ', '] = separator.exec(fact.value) ?? [];
  const sold = fact.value
    .split(comma)
    .map((name) => name.replace(brand, ''))
    .filter((name) => probes.some((probe) => bare(probe) === bare(name)));
  return sold.length === 0 ? fact : { ...fact, value: brand + sold.join(comma) };
}
