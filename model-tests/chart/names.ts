const parameters = (params: unknown): string => {
  if (typeof params !== 'object' || params === null) return '';
  return `(${Object.values(params).map(String).join(', ')})`;
};

/** The name of a guard or an action in the chart, with its fixed parameters: `leadsTo(contact)`. */
export function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'object' && reference !== null && 'type' in reference)
    return `${String(reference.type)}${'params' in reference ? parameters(reference.params) : ''}`;
  return typeof reference === 'function' && reference.name !== '' ? reference.name : 'unnamed';
}
