import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TotalsList } from './totals-list.tsx';

describe('a bill', () => {
  const bill = (isRepeated?: boolean) =>
    renderToStaticMarkup(
      <TotalsList
        rows={[
          { id: 'subtotal', label: 'Subtotal', amount: '$10.00' },
          { id: 'shipping', label: 'Shipping', amount: '$0.00' },
          { id: 'tax', label: 'Tax', amount: '$0.50', note: '5 %' },
        ]}
        total={{ label: 'Total', amount: '$10.50', minor: 1050, currency: 'USD' }}
        isRepeated={isRepeated}
      />,
    );
  const html = bill();

  it('has its machine-readable total once, in minor units', () => {
    expect(html.match(/data-total/g)).toHaveLength(1);
    expect(html).toContain('data-total="1050" data-currency="USD"');
  });

  it('has none if it is repeated', () => {
    expect(bill(true)).not.toContain('data-total');
  });

  it('shows its rows in order, the total last', () => {
    expect(
      html
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe('Subtotal $10.00 Shipping $0.00 Tax 5 % $0.50 Total $10.50');
  });
});
