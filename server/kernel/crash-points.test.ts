import { afterEach, describe, expect, it, vi } from 'vitest';
import { crashPointFromEnvironment } from './crash-points.ts';

describe('crash points', () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  afterEach(() => kill.mockClear());

  it('do nothing unless one is set', () => {
    crashPointFromEnvironment({})('placement.after-charge');
    crashPointFromEnvironment({ SONDE_CRASH_AT: '' })('placement.after-charge');
    crashPointFromEnvironment({ SONDE_CRASH_AT: 'mail.before-send' })('placement.after-charge');
    expect(kill).not.toHaveBeenCalled();
  });

  it('kill the process at the given point, on the given pass', () => {
    const pass = crashPointFromEnvironment({ SONDE_CRASH_AT: 'placement.after-charge:2' });
    pass('placement.after-charge');
    pass('placement.before-charge');
    expect(kill).not.toHaveBeenCalled();
    pass('placement.after-charge');
    expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGKILL');
  });

  it('never do so in production', () => {
    crashPointFromEnvironment({ SONDE_CRASH_AT: 'placement.after-charge', NODE_ENV: 'production' })(
      'placement.after-charge',
    );
    expect(kill).not.toHaveBeenCalled();
  });
});
