import { describe, expect, it } from 'vitest';
import { isPlugFor, unfittingPlug } from './connectors.ts';
import type { Connector } from './selection.types.ts';

const probe = (connector: Connector) => ({ kind: 'DEVICE', connector }) as const;
const accessory = (connector: Connector | null) => ({ kind: 'ACCESSORY', connector }) as const;
const membership = { kind: 'SUBSCRIPTION', connector: null } as const;

describe('an accessory', () => {
  it.each([
    ['with the plug of the only probe', accessory('usb-c'), [probe('usb-c')], false],
    ['with the other plug', accessory('lightning'), [probe('usb-c')], true],
    ['with the other plug, the other way round', accessory('usb-c'), [probe('lightning')], true],
    ['with a plug that no probe has', accessory('lightning'), [probe('usb-c'), probe('usb-c')], true],
    [
      'with the plug of one probe of two',
      accessory('lightning'),
      [probe('usb-c'), probe('lightning')],
      false,
    ],
    ['without a probe', accessory('lightning'), [membership], false],
    ['with only another accessory', accessory('lightning'), [accessory('usb-c')], false],
    ['that fits every plug', accessory(null), [probe('usb-c')], false],
    ['with a probe and a membership', accessory('lightning'), [membership, probe('usb-c')], true],
  ] as const)('%s', (_words, line, others, isUnfit) => {
    expect(unfittingPlug(line, [...others, line])).toBe(isUnfit ? line.connector : null);
  });

  it.each([
    ['usb-c', 'usb-c', true],
    ['usb-c', 'lightning', false],
    ['lightning', 'usb-c', false],
    [null, 'lightning', true],
  ] as const)('with %s goes with a probe with %s: %s', (plug, connector, isFit) => {
    expect(isPlugFor(plug, connector)).toBe(isFit);
  });

  it('is the only kind of line whose plug is checked', () => {
    expect(unfittingPlug(membership, [probe('usb-c'), membership])).toBeNull();
    expect(unfittingPlug(probe('lightning'), [probe('usb-c'), probe('lightning')])).toBeNull();
  });
});
