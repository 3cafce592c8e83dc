import { isolate } from '@sonde/machines/rules/texts';
import { useLingui } from '@lingui/react/macro';

/** A product with its quantity: `2 × Sonde IQ3`. */
export function useCountedText(): (count: number, name: string) => string {
  const { t } = useLingui();
  return (count, product) => {
    const name = isolate(product);
    return t({ message: `${count} × ${name}`, comment: 'How many of a product: 2 × Sonde IQ3' });
  };
}
