import { createFormat, type Format } from './create-format.ts'
import { languageFromTag } from './languages.ts'
import { useTranslation } from './use-translation.tsx'

/** Returns the formats of the current language; the component renders again when the language changes. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return createFormat(languageFromTag(i18n.language))
}
