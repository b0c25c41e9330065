import { BYTES_PER_MEGABYTE } from '@selat/domain'
import { dateTimeFormat } from '@selat/i18n/intl-formats'
import en from '@selat/i18n/messages/EN/problem.json' with { type: 'json' }
import id from '@selat/i18n/messages/ID/problem.json' with { type: 'json' }
import zh from '@selat/i18n/messages/ZH/problem.json' with { type: 'json' }
import zhsm from '@selat/i18n/messages/ZHSM/problem.json' with { type: 'json' }
import zhtd from '@selat/i18n/messages/ZHTD/problem.json' with { type: 'json' }
import { problemTextKey } from '@selat/i18n/problem-text-key'
import type { ProblemCode } from '@selat/sdk/problems'

import type { LanguageCode } from '../language.ts'
import type { ProblemParams } from './refusal.ts'

// These are the storefront's own texts, so that a message is equal in every client.
const MESSAGES = { EN: en, ID: id, ZH: zh, ZHTD: zhtd, ZHSM: zhsm }

/** Returns the server's message for a refusal in a language, with dates in the reader's format and sizes in megabytes. */
export function problemText(
  code: ProblemCode,
  language: LanguageCode,
  params: ProblemParams,
): string {
  const text = MESSAGES[language][problemTextKey(code, params)]
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) =>
    formatParam(name, params[name] ?? '', language),
  )
}

function formatParam(name: string, value: string | number | boolean, language: LanguageCode) {
  if (name === 'limit' && typeof value === 'number') return `${value / BYTES_PER_MEGABYTE} MB`
  if ((name === 'date' || name === 'first') && typeof value === 'string')
    return formatDate(value, language)
  return String(value)
}

function formatDate(date: string, language: LanguageCode): string {
  const format = dateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))
}
