import { i18n } from './i18n.ts'
import { keepInTab } from './keep-on-device.ts'
import { currentLanguage } from './locale.ts'

const storageKey = 'reloadMessage'

/**
 * Keeps the server's message about an ended session over a reload (SES-4). Call it after the session is cleared,
 * because clearing wipes the storage.
 */
export function keepForReload(message: string): void {
  keepInTab(storageKey, `${currentLanguage()} ${message}`)
}

/**
 * Returns the message from before the reload, and removes it; null without one. Clearing the session also removes the
 * chosen language. If the page is in another language now, the site's own sentence replaces the server's message.
 */
export function takeReloadMessage(): string | null {
  const kept = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (kept === null) return null
  const [language = ''] = kept.split(' ', 1)
  const message = kept.slice(language.length + 1)
  return language === currentLanguage() && message !== '' ? message : i18n().t('typed.ended')
}
