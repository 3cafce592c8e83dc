/** Signing in: the request to the account service, its response, and the stored token. */

export { signInAddress, signOutAddress, storeClient } from './account-service.ts';
export {
  type AuthToken,
  isTokenShaped,
  judgeStoredToken,
  longestTokenLife,
  type StoredToken,
  tokenMaxLength,
} from './auth-token.ts';
export { type AgentScope, agentScopes, readAgentScopes } from './agent-scopes.ts';
export { ownLocation } from './last-location.ts';
export {
  authTokenOf,
  isPendingState,
  judgeLoginRedirect,
  type LoginRedirect,
  type PendingLogin,
  readDeclinedState,
  readLoginRedirect,
  readPendingLogin,
} from './login-redirect.ts';
