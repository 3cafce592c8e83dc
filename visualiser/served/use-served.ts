import { useCallback, useEffect, useState } from 'react';

/** Whether a server sends the pages; false when they were opened from a folder. */
export const areServed = window.location.protocol.startsWith('http');

async function fetchPresent<Content>(file: string): Promise<Content | null> {
  try {
    const response = await fetch(file);
    return response.ok ? ((await response.json()) as Content) : null;
  } catch {
    return null;
  }
}

/**
 * The present content of a file that may have changed since the pages were drawn, read again whenever the reader
 * returns or navigates; without a server, what was drawn. The function reads it at once.
 */
export function useServed<Content>(file: string, drawn: Content): readonly [Content, () => Promise<void>] {
  const [content, setContent] = useState(drawn);
  const look = useCallback(async () => {
    const present = await fetchPresent<Content>(file);
    if (present !== null) setContent(present);
  }, [file]);
  useEffect(() => {
    if (!areServed) return undefined;
    const lookAgain = () => void look();
    lookAgain();
    window.addEventListener('focus', lookAgain);
    window.addEventListener('hashchange', lookAgain);
    return () => {
      window.removeEventListener('focus', lookAgain);
      window.removeEventListener('hashchange', lookAgain);
    };
  }, [look]);
  return [content, look];
}
