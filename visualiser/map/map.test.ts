import { describe, expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { placeMap, mapMeasures } from './place-map.ts';
import { readMap } from './read-map.ts';

const map = readMap();
const withFlow = (flow: string) => map.filter(({ flows }) => flows.includes(flow));
const leadsTo = (from: string, to: string) =>
  withFlow(from).some((place) => withFlow(to).some(({ id }) => place.leadsTo.includes(id)));

describe('the map of all flows', () => {
  it.each(registry.filter(({ kind }) => kind === 'flow').map(({ id }) => id))(
    'has %s with its addresses, or the flow in which it happens',
    (flow) => {
      const inside = { voucher: 'cart', 'subscription-change': 'upgrade' } as Readonly<
        Record<string, string>
      >;
      expect(withFlow(inside[flow] ?? flow).flatMap(({ addresses }) => addresses)).not.toEqual([]);
    },
  );

  it.each([
    ['configurator', 'cart'],
    ['cart', 'checkout'],
    ['checkout', 'order-access'],
    ['order-access', 'account'],
    ['account', 'upgrade'],
    ['account', 'edit-membership'],
    ['trade-in', 'product-flow'],
  ])('says that %s leads to %s', (from, to) => {
    const around = [from, ...withFlow(from).flatMap((place) => place.leadsTo)];
    expect(
      leadsTo(from, to) ||
        map.some(
          ({ id, leadsTo: next }) =>
            around.includes(id) && withFlow(to).some((place) => next.includes(place.id)),
        ),
    ).toBe(true);
  });

  it('calls a page without a flow as its links do', () => {
    const titleAt = (address: string) => map.find(({ addresses }) => addresses.includes(address))?.title;
    expect(titleAt('/device-iq')).toBe('For Sonde IQ owners');
    expect(titleAt('/iq')).toBe('Probes for human medicine');
    expect(titleAt('/product/pro-membership-vet')).toBe('Veterinary Pro membership and its features');
  });

  it('says where a page begins, and nothing about links that most pages have', () => {
    const { places, links } = placeMap(map);
    expect(places[0]?.place.addresses).toEqual(['']);
    expect(links.filter(({ to }) => to === 'lead-form')).toEqual([]);
  });

  it('is drawn without two boxes in one place', () => {
    const { places } = placeMap(map);
    const overlapping = places.filter((one) =>
      places.some(
        (other) =>
          one !== other &&
          one.x === other.x &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
    );
    expect(overlapping).toEqual([]);
    expect(places.every(({ x }) => x % (mapMeasures.width + mapMeasures.columnGap) === 0)).toBe(true);
  });
});
