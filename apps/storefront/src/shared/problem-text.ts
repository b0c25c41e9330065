import { formatDate, formatFileSize, useTranslation } from '@selat/i18n'
import type { LanguageCode, TFunction } from '@selat/i18n'
import { problemTextKey } from '@selat/i18n/problem-text-key'
import type { CallError } from '@selat/sdk'

import { useLanguage } from './locale.ts'

type Params = Record<string, string | number | boolean>

/** Turns a failed call into a sentence for the page that made it: by its code, else the server's own words. */
export function useProblemText(): (error: CallError) => string {
  const { t } = useTranslation('problem', { useSuspense: false })
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()
  return (error) => {
    switch (error.kind) {
      case 'problem':
        return textOfCode(t, error, language) ?? (error.detail || tCommon('error.fallback'))
      case 'network':
        return error.offline ? tCommon('state.offlineBody') : tCommon('error.fallback')
      case 'timeout':
        return tCommon('state.timeout')
      case 'aborted':
      case 'contract':
        return tCommon('error.fallback')
      default:
        return error satisfies never
    }
  }
}

function textOfCode(
  t: TFunction<'problem'>,
  error: Extract<CallError, { kind: 'problem' }>,
  language: LanguageCode,
): string | undefined {
  const params = readableParams(error.params, language)
  const text = t(problemTextKey(error.code, error.params), { defaultValue: '', ...params })
  // A code that is newer than these texts, or a value that the server left out: its own words are better.
  return text === '' || text.includes('{{') ? undefined : text
}

/** Dates arrive as `YYYY-MM-DD` and sizes as bytes. */
function readableParams(params: Params, language: LanguageCode): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value))
        return [name, formatDate(value, language)]
      if (name === 'limit' && typeof value === 'number')
        return [name, formatFileSize(value, language)]
      return [name, value]
    }),
  )
}
