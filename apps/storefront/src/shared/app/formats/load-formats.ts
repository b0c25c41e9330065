import { scriptUrlPolicy } from '../script-url-policy.ts'
import address from './load-formats.worker.ts?worker&url'

/**
 * Makes the browser load its tables of languages and time zones, which otherwise happens at the first use of Intl. That
 * takes 20 to 80 ms at full speed, longer than any component, and the page does not respond meanwhile. A worker has its
 * own thread, and the tables belong to the whole process, so the page finds them loaded. If a browser starts no worker,
 * it loads the tables when a date is first formatted, as without this function.
 */
export function loadFormats(): void {
  if (!('Worker' in globalThis)) return
  try {
    const policy = scriptUrlPolicy('formats', (url) => url === address)
    void new Worker(policy.createScriptURL(address), { type: 'module' })
  } catch {
    // The host's own content security policy may not allow the worker. The page works without it.
  }
}
