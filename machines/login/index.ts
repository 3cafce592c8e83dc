export { loginMachine, loginPortNames, loginWithPorts } from './login.machine.ts';
export * from './login.selectors.ts';
export type {
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginPorts,
  PendingLoginInput,
  RecognisedVisitor,
} from './login.types.ts';
