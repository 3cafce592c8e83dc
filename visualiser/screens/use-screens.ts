import { useEffect, useState } from 'react';
import type { Screens } from '../book/book.types.ts';
import { screenListFile } from './screen-list-file.ts';

const areServed = window.location.protocol.startsWith('http');

async function presentScreens(): Promise<Screens | null> {
  try {
    const response = await fetch(screenListFile);
    return response.ok ? ((await response.json()) as Screens) : null;
  } catch {
    return null;
  }
}

/** The current screenshots, refreshed whenever the reader returns or navigates; without a server, those of the book. */
export function useScreens(drawn: Screens): Screens {
  const [screens, setScreens] = useState(drawn);
  useEffect(() => {
    if (!areServed) return undefined;
    let isOpen = true;
    const look = () =>
      void presentScreens().then((present) => {
        if (isOpen && present !== null) setScreens(present);
      });
    look();
    window.addEventListener('focus', look);
    window.addEventListener('hashchange', look);
    return () => {
      isOpen = false;
      window.removeEventListener('focus', look);
      window.removeEventListener('hashchange', look);
    };
  }, []);
  return screens;
}
