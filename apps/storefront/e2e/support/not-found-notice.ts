import type { ConsoleMessage } from '@playwright/test'

/**
 * Returns whether the browser only notes that the opened address answered 404. The server has to answer so where there is
 * no page, and the browser calls it an error all the same.
 */
export function isNotFoundNotice(message: ConsoleMessage, opened: string): boolean {
  return /^Failed to load.* 404 /.test(message.text()) && message.location().url === opened
}
