import { formatDate, formatFileSize, useTranslation } from '@selat/i18n'
import type { LanguageCode, TFunction } from '@selat/i18n'
import { problemTextKey } from '@selat/i18n/problem-text-key'
import type { CallError } from '@selat/sdk'

import { useLanguage } from './locale.ts'

type Params = Record<string, string | number | boolean>

/** Turns a failed call into a sentence for the page that made it: by its code, else the server's own words. */
export function useProblemText(): (error: CallError) => string {
  const { t } = useTranslation('problem', { useSuspense: false, loadsWhenUsed: true })
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()
  return (error) => {
    switch (error.kind) {
      case 'problem':
        return textOfProblem(t, error, language) || tCommon('error.fallback')
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

type Problem = Extract<CallError, { kind: 'problem' }>

/** By its code where that says what happened, else in the server's own words; empty where it has none. */
function textOfProblem(t: TFunction<'problem'>, error: Problem, language: LanguageCode): string {
  // That something broke on the server says less than whatever the server has to say of it.
  if (error.code === 'internal_error') return error.detail
  const text = textOfCode(t, error, language) ?? ''
  // A code that is newer than this site stands for no more than its status.
  return error.sentCode === error.code ? text || error.detail : error.detail || text
}

function textOfCode(
  t: TFunction<'problem'>,
  error: Problem,
  language: LanguageCode,
): string | undefined {
  const params = readableParams(error.params, language)
  const text = t(problemTextKey(error.code, error.params), { defaultValue: '', ...params })
  // A code that is newer than these texts, texts that have not come, or a value that the server left out: its own words are better.
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
