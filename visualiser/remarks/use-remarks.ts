import { areServed, useServed } from '../served/use-served.ts';
import { remarkListFile } from './remark-list-file.ts';
import type { RemarkChange, Remarks } from './remark.schema.ts';

async function send(change: RemarkChange): Promise<boolean> {
  try {
    const { ok } = await fetch(remarkListFile, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    return ok;
  } catch {
    return false;
  }
}

export interface KeptRemarks {
  readonly remarks: Remarks;
  /** Pins or takes off, and returns whether that worked; null without a server. */
  readonly change: ((change: RemarkChange) => Promise<boolean>) | null;
}

/** The present remarks, and a way to change them. */
export function useRemarks(drawn: Remarks): KeptRemarks {
  const [remarks, look] = useServed(remarkListFile, drawn);
  const change = async (sent: RemarkChange) => {
    const isDone = await send(sent);
    if (isDone) await look();
    return isDone;
  };
  return { remarks, change: areServed ? change : null };
}
