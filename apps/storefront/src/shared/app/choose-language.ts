import { LOCALE_STORAGE_KEY } from '@selat/domain'
import { changeLanguage, type LanguageCode, languageOf } from '@selat/i18n'

import { i18n } from './i18n.ts'
import { LANGUAGE_PARAM, storedLanguage } from './locale.ts'
import { notify } from './notify.ts'
import { perVisitor } from './visitor/current-visitor.ts'
import { tellServer } from './visitor/told-server.ts'

/**
 * The number of choices so far, whether the texts of any are loading, and the language that was stored before the first of
 * these.
 */
const choosing = perVisitor(() => ({ last: 0, isUnderWay: false, former: null as string | null }))

/**
 * Switches the language and keeps the choice under `locale` (§1). The choice is stored first, because a page whose
 * texts belong to an older version reloads and then starts in that language. If the texts cannot be loaded, the page
 * and the stored choice stay as they were. If several choices overlap, the last one counts, in whatever order their
 * texts arrive.
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  const own = choosing()
  own.last += 1
  const mine = own.last
  const isLast = () => mine === own.last
  if (!own.isUnderWay) own.former = localStorage.getItem(LOCALE_STORAGE_KEY)
  own.isUnderWay = true
  localStorage.setItem(LOCALE_STORAGE_KEY, language)
  tellServer('language', language)
  try {
    await changeLanguage(i18n(), language, isLast)
    if (isLast()) nameInAddress(language)
  } catch {
    if (!isLast()) return
    if (own.former === null) localStorage.removeItem(LOCALE_STORAGE_KEY)
    else localStorage.setItem(LOCALE_STORAGE_KEY, own.former)
    tellServer('language', storedLanguage())
    const { t } = i18n()
    notify({
      title: t('toast.error'),
      description: t('error.fallback'),
      variant: 'destructive',
    })
  } finally {
    if (isLast()) own.isUnderWay = false
  }
}

/** Puts the language into an address that names another one, because the next reload would bring that one back. */
function nameInAddress(language: LanguageCode): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(LANGUAGE_PARAM)) return
  url.searchParams.set(LANGUAGE_PARAM, languageOf(language).tag)
  window.history.replaceState(window.history.state, '', url)
}
