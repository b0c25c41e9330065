import type { ConsoleMessage } from '@playwright/test'

/**
 * Whether the console tells no more than that the opened address has no page. The server has to answer so, and the browser
 * calls it an error all the same.
 */
export function isStatusOf(message: ConsoleMessage, opened: string): boolean {
  return /^Failed to load.* 404 /.test(message.text()) && message.location().url === opened
}
