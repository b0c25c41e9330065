import { scriptUrlPolicy } from '../script-url-policy.ts'
import address from './load-formats.worker.ts?worker&url'

/**
 * Has the browser load its tables of languages and time zones, which it does at the first use of Intl. That takes 20 to 80 ms
 * at full speed, longer than any component, and the page answers to nothing meanwhile. A worker has its own thread, and the
 * tables are the whole process's, so that the page finds them loaded. A browser that starts no worker loads them when a
 * date is first formatted, as it would have done.
 */
export function loadFormats(): void {
  if (!('Worker' in globalThis)) return
  try {
    const policy = scriptUrlPolicy('formats', (url) => url === address)
    void new Worker(policy.createScriptURL(address), { type: 'module' })
  } catch {
    // A host's own content security policy may not list this one. The page works without it.
  }
}
