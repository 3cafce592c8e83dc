import { createContext, useContext } from 'react';

/** Whether the reader wants to know what the code calls things. */
export const AreNamesShown = createContext(false);

/** A name of the code; nothing for who reads plain words. */
export function InCode({ children }: { readonly children: React.ReactNode }) {
  return useContext(AreNamesShown) ? <code className="muted">{children}</code> : null;
}
