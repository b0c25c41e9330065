import { LOCALE_STORAGE_KEY } from '@selat/domain'
import { changeLanguage, languageOf } from '@selat/i18n'
import type { LanguageCode } from '@selat/i18n'

import { i18n } from './i18n.ts'
import { LANGUAGE_PARAM, storedLanguage } from './locale.ts'
import { notify } from './notify.ts'
import { tellServer } from './visitor/told-server.ts'

/**
 * Switches the language and keeps the choice under `locale` (§1). The choice is kept first: where texts of an older version
 * are gone, the page reloads and speaks it then. Where they cannot be had at all, page and choice stay as they were.
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  const former = localStorage.getItem(LOCALE_STORAGE_KEY)
  localStorage.setItem(LOCALE_STORAGE_KEY, language)
  tellServer('language', language)
  try {
    await changeLanguage(i18n(), language)
    nameInAddress(language)
  } catch {
    if (former === null) localStorage.removeItem(LOCALE_STORAGE_KEY)
    else localStorage.setItem(LOCALE_STORAGE_KEY, former)
    tellServer('language', storedLanguage())
    const { t } = i18n()
    notify({
      title: t('toast.error'),
      description: t('error.fallback'),
      variant: 'destructive',
    })
  }
}

/** An address that names another language would bring that one back with the next reload. */
function nameInAddress(language: LanguageCode): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(LANGUAGE_PARAM)) return
  url.searchParams.set(LANGUAGE_PARAM, languageOf(language).tag)
  window.history.replaceState(window.history.state, '', url)
}
