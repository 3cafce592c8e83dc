export { loginMachine, loginPortNames, loginWithPorts } from './login.machine.ts';
export * from './login.selectors.ts';
export type {
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginPorts,
  MergedArticle,
  PendingLoginInput,
  IdentifiedVisitor,
} from './login.types.ts';
