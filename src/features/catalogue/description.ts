/** One part of a product's description. */
export interface DescriptionBlock {
  readonly type: 'paragraph' | 'header' | 'list-item';
  readonly text: string;
}

/** The blocks of a description in the API's format: JSON `{ blocks: [{ type, text }] }`. */
export function descriptionBlocks(descriptionJson: string): readonly DescriptionBlock[] {
  return (JSON.parse(descriptionJson) as { blocks: readonly DescriptionBlock[] }).blocks;
}

/** The sentence that describes the product in lists. */
export function shortDescription(descriptionJson: string): string {
  return descriptionBlocks(descriptionJson)[0]?.text ?? '';
}
