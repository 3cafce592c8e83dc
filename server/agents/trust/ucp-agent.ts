import { isInnerList, parseDictionary, serializeItem } from 'structured-headers';

/** The header by which each side of the protocol names its profile. */
export const agentHeader = 'UCP-Agent';

/** The address of the profile that the header names; null if it names none or can't be parsed. */
export function profileUrlIn(header: string): string | null {
  try {
    const member = parseDictionary(header).get('profile');
    return member === undefined || isInnerList(member) || typeof member[0] !== 'string' ? null : member[0];
  } catch {
    return null;
  }
}

/** The header's value for our own profile. */
export const agentHeaderFor = (profileUrl: string): string => `profile=${serializeItem(profileUrl)}`;
