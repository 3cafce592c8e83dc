/**
 * The commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/) used by the journeys: in the format for drivers
 * over HTTP, below the path of the session, and in Firefox's own.
 */
export const commands = {
  navigateTo: { method: 'POST', path: '/url', marionette: 'WebDriver:Navigate' },
  setWindowRect: { method: 'POST', path: '/window/rect', marionette: 'WebDriver:SetWindowRect' },
  switchToFrame: { method: 'POST', path: '/frame', marionette: 'WebDriver:SwitchToFrame' },
  findElements: { method: 'POST', path: '/elements', marionette: 'WebDriver:FindElements' },
  isDisplayed: { method: 'GET', path: '/element/{id}/displayed', marionette: 'WebDriver:IsElementDisplayed' },
  click: { method: 'POST', path: '/element/{id}/click', marionette: 'WebDriver:ElementClick' },
  clear: { method: 'POST', path: '/element/{id}/clear', marionette: 'WebDriver:ElementClear' },
  sendKeys: { method: 'POST', path: '/element/{id}/value', marionette: 'WebDriver:ElementSendKeys' },
  readProperty: {
    method: 'GET',
    path: '/element/{id}/property/{name}',
    marionette: 'WebDriver:GetElementProperty',
  },
  readAttribute: {
    method: 'GET',
    path: '/element/{id}/attribute/{name}',
    marionette: 'WebDriver:GetElementAttribute',
  },
  runScript: { method: 'POST', path: '/execute/sync', marionette: 'WebDriver:ExecuteScript' },
  takeScreenshot: { method: 'GET', path: '/screenshot', marionette: 'WebDriver:TakeScreenshot' },
} as const;

type CommandName = keyof typeof commands;

/**
 * The parameters of a command: `id` is an element's, `frame` the ID of a frame's element, or null for the whole page.
 */
type CommandParameters = Readonly<Record<string, unknown>>;

/** Sends a command and resolves to its value; rejects with a WebDriverError if the browser refuses. */
export type SendCommand = (name: CommandName, parameters?: CommandParameters) => Promise<unknown>;

/** The property name of an element's ID. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A browser's error code, such as `no such element`. https://www.w3.org/TR/webdriver2/#errors */
export class WebDriverError extends Error {
  readonly code: string;

  constructor({ error, message }: { readonly error: string; readonly message: string }) {
    super(`${error}: ${message}`);
    this.name = 'WebDriverError';
    this.code = error;
  }
}
