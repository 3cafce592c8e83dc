export { loginMachine, loginWithPorts } from './login.machine.ts';
export * from './login.selectors.ts';
export { loginPortNames } from './login.setup.ts';
export type {
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginPorts,
  MergedItem,
  PendingLoginInput,
  IdentifiedVisitor,
} from './login.types.ts';
