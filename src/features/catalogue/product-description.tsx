import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import type { DescriptionBlock } from './description.ts';

type Part =
  | { readonly kind: 'block'; readonly block: DescriptionBlock }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** Adjacent list items belong to one list. */
function partsOf(blocks: readonly DescriptionBlock[]): readonly Part[] {
  return blocks.reduce<readonly Part[]>((parts, block) => {
    const last = parts.at(-1);
    if (block.type !== 'list-item') return [...parts, { kind: 'block', block }];
    return last?.kind === 'list'
      ? [...parts.slice(0, -1), { kind: 'list', items: [...last.items, block.text] }]
      : [...parts, { kind: 'list', items: [block.text] }];
  }, []);
}

/** A product's description in the catalog. */
export function ProductDescription({ blocks }: { blocks: readonly DescriptionBlock[] }) {
  return partsOf(blocks).map((part) => {
    if (part.kind === 'list') {
      return (
        <ul key={part.items.join()}>
          {part.items.map((item) => (
            <li key={item}>
              <OwnDirection text={item} />
            </li>
          ))}
        </ul>
      );
    }
    const { type, text } = part.block;
    const words = <OwnDirection text={text} />;
    return type === 'header' ? <h3 key={text}>{words}</h3> : <p key={text}>{words}</p>;
  });
}
