import { type Choice, choiceNames, nobody } from '../choice/choices.ts';

/** Where the reader is: `#/checkout/shipping.address?view=whole`. */
export interface Route {
  /** Id of the machine; empty where none is named. */
  readonly machine: string;
  /** The state as `data-state` writes it; empty for the whole machine. */
  readonly state: string;
  readonly view: 'step' | 'whole';
  /** What the address calls the view and nobody knows; empty where it does not. */
  readonly unknownView: string;
  /** The way that led to an error, base64url; empty where there is none. */
  readonly trail: string;
  /** What was played in the simulator, base64url; empty where nothing was. */
  readonly run: string;
  /** For whom the drawing is shown. */
  readonly choice: Choice;
}

const choiceIn = (parameters: URLSearchParams): Choice =>
  Object.fromEntries(choiceNames.map((name) => [name, parameters.get(name) ?? ''])) as unknown as Choice;

/** What is no encoded text stands for itself: it names nothing that there is, and that is said. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [machine = '', state = ''] = path.split('/').map(decoded);
  const parameters = new URLSearchParams(query);
  const named = parameters.get('view') ?? '';
  const view = named === 'whole' ? 'whole' : 'step';
  return {
    machine,
    state,
    view,
    unknownView: ['', 'step', 'whole'].includes(named) ? '' : named,
    trail: parameters.get('trail') ?? '',
    run: parameters.get('run') ?? '',
    choice: choiceIn(parameters),
  };
}

/** The address of a route, with what is not empty. */
export function hashOf({
  machine,
  state = '',
  view,
  trail = '',
  run = '',
  choice = nobody,
}: Partial<Route>): string {
  const given = { view: view === 'whole' ? view : '', ...choice, trail, run };
  const parameters = new URLSearchParams(
    Object.entries(given).filter(([, value]) => value !== ''),
  ).toString();
  const path = [machine ?? '', state].filter((part) => part !== '').join('/');
  return `#/${path}${parameters === '' ? '' : `?${parameters}`}`;
}
