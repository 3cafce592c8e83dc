import { lastingStorage } from './browser-storage.ts';

const probe = 'sonde.probe';

/** Whether the browser accepts cookies; it drops refused ones without an error. */
function acceptsCookies(): boolean {
  try {
    document.cookie = `${probe}=1; Path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(probe);
    document.cookie = `${probe}=; Max-Age=0; Path=/; SameSite=Lax`;
    return isKept;
  } catch {
    return false;
  }
}

/** Whether the browser stores a cart beyond this page. */
export function canStoreCart(): boolean {
  const isStored = lastingStorage.write(probe, '1');
  lastingStorage.write(probe, null);
  return isStored || acceptsCookies();
}
