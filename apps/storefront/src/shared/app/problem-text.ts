import {
  formatDate,
  formatFileSize,
  type LanguageCode,
  type TFunction,
  useTranslation,
} from '@selat/i18n'
import { problemTextKey } from '@selat/i18n/problem-text-key'
import type { CallError } from '@selat/sdk'

import { useLanguage } from './locale.ts'

type Params = Record<string, string | number | boolean>

/** Returns the function that describes a failed call in a sentence: by its code, else in the server's own words. */
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

/** Describes a problem by its code if that says what happened, else in the server's own words; empty if it has none. */
function textOfProblem(t: TFunction<'problem'>, error: Problem, language: LanguageCode): string {
  // The text of this code only says that the server failed, so the server's own words are better.
  if (error.code === 'internal_error') return error.detail
  const text = textOfCode(t, error, language) ?? ''
  // A code that this site does not know was replaced by the general one for its status, so the server's own words come
  // first.
  return error.sentCode === error.code ? text || error.detail : error.detail || text
}

function textOfCode(
  t: TFunction<'problem'>,
  error: Problem,
  language: LanguageCode,
): string | undefined {
  const params = readableParams(error.params, language)
  const text = t(problemTextKey(error.code, error.params), { defaultValue: '', ...params })
  // The text may be missing or need a value that the server left out. In both cases the server's own words are better.
  return text === '' || text.includes('{{') ? undefined : text
}

/** Formats values for a text: dates arrive as `YYYY-MM-DD`, and sizes in bytes. */
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
