import type { BookMachine } from '../book/book.types.ts';
import { type Choice, choiceNames, nobody } from '../choice/choices.ts';

/** What of a machine is drawn: its happy path, one level, or everything at once. */
type View = 'way' | 'step' | 'whole';

const views: readonly string[] = ['way', 'step', 'whole'] satisfies readonly View[];
const isView = (text: string): text is View => views.includes(text);

/** The reader's location: `#/checkout/shipping.address?view=whole`. */
export interface Route {
  /** The ID of the machine; empty if there is none. */
  readonly machine: string;
  /** The state as in `data-state`; empty for the whole machine. */
  readonly state: string;
  readonly view: View;
  /** An unknown view in the URL; empty otherwise. */
  readonly unknownView: string;
  /** The path to an error, base64url; empty if there is none. */
  readonly trail: string;
  /** Why the error of the path happened; empty if it isn't known. */
  readonly reason: string;
  /** The simulator's run, base64url; empty if there is none. */
  readonly run: string;
  /** The buyer whose drawing is shown. */
  readonly choice: Choice;
}

const choiceIn = (parameters: URLSearchParams): Choice =>
  Object.fromEntries(choiceNames.map((name) => [name, parameters.get(name) ?? ''])) as unknown as Choice;

/** Malformed encoding is kept as text. It matches nothing, and the page reports it as unknown. */
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** What the hash of the address asks for. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [machine = '', state = ''] = path.split('/').map(decode);
  const parameters = new URLSearchParams(query);
  const named = parameters.get('view') ?? '';
  return {
    machine,
    state,
    view: isView(named) ? named : 'step',
    unknownView: named === '' || isView(named) ? '' : named,
    trail: parameters.get('trail') ?? '',
    reason: parameters.get('reason') ?? '',
    run: parameters.get('run') ?? '',
    choice: choiceIn(parameters),
  };
}

/** The URL of a route, without empty values. */
export function hashOf({
  machine,
  state = '',
  view,
  trail = '',
  reason = '',
  run = '',
  choice = nobody,
}: Partial<Route>): string {
  const given = { view: view === 'step' ? '' : (view ?? ''), ...choice, trail, reason, run };
  const parameters = new URLSearchParams(
    Object.entries(given).filter(([, value]) => value !== ''),
  ).toString();
  const path = [machine ?? '', state].filter((part) => part !== '').join('/');
  return `#/${path}${parameters === '' ? '' : `?${parameters}`}`;
}

/** The URL of a machine's page, which shows its happy path first. */
export const pageOf = ({ id, way }: Pick<BookMachine, 'id' | 'way'>, choice: Choice): string =>
  hashOf({ machine: id, choice, view: way === null ? 'step' : 'way' });
