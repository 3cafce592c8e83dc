import { tabStorage } from './browser-storage.ts';

const key = 'sonde.invitation';

/** The store's format; anything else is ignored. */
const shape = /^[\w-]{16,128}$/;

/** The invitation that led this tab to the account page, until the person has signed in and decided. */
export const storedInvitation = {
  keep(token: string): void {
    if (shape.test(token)) tabStorage.write(key, token);
  },
  token(): string | null {
    const token = tabStorage.read(key);
    return token !== null && shape.test(token) ? token : null;
  },
  forget(): void {
    tabStorage.write(key, null);
  },
};
