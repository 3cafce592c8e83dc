import { type LoginInput, loginWithPorts } from '@sonde/machines/login';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { usePage } from '../../page/page.tsx';
import { paths } from '../../page/paths.ts';
import { createLoginPorts, loginInputReader } from '../../ports/login-ports.ts';
import { RunningLogin } from './running-login.tsx';

interface LoginFlowProps {
  readonly intent: LoginInput['intent'];
}

/** Starts the machine with its real ports. It stores no snapshot, because that would contain a token. */
function LoginFlow({ intent }: LoginFlowProps) {
  const { configuration } = usePage();
  const locale = useShopLocale();
  const surroundings = {
    cloudUrl: configuration?.cloudUrl ?? null,
    publicUrl: configuration?.publicUrl ?? '',
    locale,
  };
  const trail = useTrail();
  const machine = useOnce(() => loginWithPorts(createLoginPorts(surroundings)));
  const readInput = useOnce(() => loginInputReader(surroundings, intent));
  const served: LoginInput = {
    intent,
    hash: '',
    pending: null,
    nowSeconds: 0,
    isSignedIn: false,
    isSignOutRequested: true,
    isAvailable: surroundings.cloudUrl !== null,
    lastLocation: paths.home(locale),
  };
  const { snapshot, send } = useFlow(machine, { input: served }, () => ({
    input: readInput(),
    ...liveViewOptions(trail.inspect),
  }));
  return <RunningLogin snapshot={snapshot} send={send} />;
}

export const loginIsland = island('login', LoginFlow, 'with the page');
