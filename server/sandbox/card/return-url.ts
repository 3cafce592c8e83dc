import { type ApiAnswer, invalidRequest } from './api-answer.ts';

/** Why a browser can't be sent back to this URL; null if it can, or if none was sent. */
export function returnUrlProblem(url: string | null): ApiAnswer | null {
  if (url === null || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return null;
  return invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
}
