import { i18n } from './i18n.ts'
import { keepInTab } from './keep-on-device.ts'
import { currentLanguage } from './locale.ts'

const storageKey = 'reloadMessage'

/**
 * Carries the server's message of a session that ended over a reload (SES-4). Call it after the session is cleared: clearing
 * wipes the storage.
 */
export function keepForReload(message: string): void {
  keepInTab(storageKey, `${currentLanguage()} ${message}`)
}

/**
 * The message from before the reload, once. Clearing the session forgets the chosen language, too: where the page speaks
 * another one now, the site's own sentence stands in the place of the server's.
 */
export function takeReloadMessage(): string | null {
  const kept = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (kept === null) return null
  const [language = ''] = kept.split(' ', 1)
  const message = kept.slice(language.length + 1)
  return language === currentLanguage() && message !== '' ? message : i18n().t('typed.ended')
}
