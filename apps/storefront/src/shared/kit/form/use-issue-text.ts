import { fieldOf, isCalendarDate, type Issue, issue as issueOf, type Money } from '@selat/domain'
import { type DateStyle, type TFunction, useFormat, useTranslation } from '@selat/i18n'

import { useProblemText } from '../../app/problem-text.ts'
import { ageRangeText } from '../age-range-text.ts'
import { useClosingTimeText } from '../use-closing-time-text.ts'
import type { Refusal } from './form-issue.ts'

/**
 * Returns the function that gives the text of an issue; no other code does. The issue's code is the key of its text, in
 * a namespace that the page loads, and its values are formatted for the language. An issue with the code `refused` has
 * the text of the server's failure.
 */
export function useIssueText(): (issue: Issue | Refusal) => string {
  const { t } = useTranslation('common')
  const format = useFormat()
  const toProblemText = useProblemText()
  const closingTimeText = useClosingTimeText()
  // A test of the messages checks that every code is a key.
  const say = t as unknown as (key: string, values?: object) => string
  const written = (name: string, value: unknown, params: Issue['params']): unknown => {
    if (isMoney(value)) return format.money(value)
    if ('limit' in params && (name === 'limit' || name === 'size'))
      return format.fileSize(Number(value), params.limit)
    if (name === 'minutes') return format.durationLong(Number(value))
    if (typeof value !== 'string') return value
    if ('timeZone' in params && name === 'at') return format.instant(value, String(params.timeZone))
    if (isClockTime.test(value))
      return name === 'until' ? closingTimeText(value) : format.time(value)
    if (name === 'band' || name === 'bookedBand') return say(`passenger:band.${value}`)
    if (isCalendarDate(value)) return format.date(value, dateStyles[name])
    return isLocalDateTime.test(value) ? format.localDateTime(value) : value
  }
  return (issue) => {
    if (issue.code === 'refused') return toProblemText(issue.failure)
    const { path, code, params } = issue
    const [topic, reason] = code.split('.')
    const values = Object.entries(params).map(([name, value]) => [
      name,
      written(name, value, params),
    ])
    return say(`${topic}:issue.${reason}`, {
      count: boundOf(params),
      ...Object.fromEntries(values),
      // A field may have a text of its own, but not for the codes of `common`: `invalid` at the field `email` must not become
      // `invalid_email`.
      context: topic === 'common' ? '' : fieldOf({ path }),
      // An operator's own ages are shown with its name.
      ...('operator' in params && { context: 'operator' }),
      ...('bookedBand' in params && {
        // An adult's ages have no upper end.
        ages: ageRangeText(
          { from: params.from, to: params.to ?? null },
          t as unknown as TFunction<readonly ['passenger', 'common']>, // the pages that name passengers have loaded it
        ),
      }),
    })
  }
}

/**
 * Returns how long a text may be, if it is longer. It is for fields outside a form with rules, such as a search: the text
 * stays as it was typed, and is not sent before it is shortened.
 */
export function useTooLongText(text: string, max: number): string | undefined {
  const toText = useIssueText()
  return text.trim().length > max ? toText(issueOf([], 'common.too_long', { max })) : undefined
}

/** Returns the number that decides the plural: the maximum or minimum in the text. */
function boundOf(params: Issue['params']): number | undefined {
  if ('max' in params) return params.max
  return 'min' in params ? params.min : undefined
}

/** Dates that have a format of their own, by the name of the value. */
const dateStyles: Readonly<Record<string, DateStyle>> = {
  date: 'short',
  onSaleUntil: 'long',
}

const isClockTime = /^\d{2}:\d{2}$/

const isLocalDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'currency' in value
