import { issue } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useQueries } from '@tanstack/react-query'

import { travelQueries } from '../../app/api.ts'
import type { FieldIssue } from '../../kit/form/form-issue.ts'
import { useReplacedParams } from '../cart/instead-of.ts'

type Day = Schemas['ProductDay']

/** The products that have a calendar for each option. */
type Topic = 'attraction' | 'package'

type Asked<Option> = {
  topic: Topic
  productId: string
  options: readonly Option[]
  /** The code of the chosen option, and the chosen day. */
  chosen: string | undefined
  date: string | undefined
  /** Whether an option can only be had on a day; every option by default. */
  needsDay?: (option: Option) => boolean
}

export type OptionOn<Option> = {
  /** The chosen option; before one is chosen, the first that is available on the day. */
  option: Option
  /**
   * The codes of the options whose days the calendar shows: the chosen one. Before one is chosen they are all, because
   * the preselected option follows the day.
   */
  dayOptions: readonly string[]
  /** The state of each option on the day, by its code; empty while no day is chosen. */
  days: ReadonlyMap<string, Day>
  /** Whether the month of the day is still loading. */
  isPending: boolean
  /** The issues of the day: it is missing, or the option is not available on it. */
  dayIssues: FieldIssue[]
}

/** Returns one option of a product on one day, and the state of each option on this day. */
export function useOptionOn<Option extends { readonly Code: string }>(
  asked: Asked<Option>,
): OptionOn<Option> {
  const { topic, productId, options, chosen, date, needsDay = () => true } = asked
  const codes = options.filter(needsDay).map(({ Code }) => Code)
  const { days, isPending } = useDays(productId, codes, date)
  const open =
    date === undefined ? undefined : options.find(({ Code }) => days.get(Code)?.IsAvailable)
  const option = options.find(({ Code }) => Code === chosen) ?? open ?? options[0]
  if (!option) throw new Error(`${productId} has no option.`) // The contract requires at least one (minItems).
  return {
    option,
    dayOptions: chosen === option.Code ? [option.Code] : codes,
    days,
    isPending,
    dayIssues: needsDay(option) ? checkDay(topic, date, days.get(option.Code)) : [],
  }
}

function checkDay(topic: Topic, date: string | undefined, day: Day | undefined): FieldIssue[] {
  const path = ['date']
  if (date === undefined) return [{ name: 'date', words: issue(path, `${topic}.date_required`) }]
  if (day?.IsAvailable !== false) return []
  // If a type is sold out, another one may have places; on a day without a departure none has.
  const isSoldOut = topic === 'package' && day.Left === 0
  const code = isSoldOut ? 'package.sold_out_day' : (`${topic}.other_day` as const)
  return [{ name: 'date', words: issue(path, code, { date }) }]
}

function useDays(productId: string, options: readonly string[], date: string | undefined) {
  const replaced = useReplacedParams()
  return useQueries({
    queries: options.map((option) => ({
      ...travelQueries.get('/travel/v1/product/{id}/calendar', {
        path: { id: productId },
        query: { month: (date ?? '').slice(0, 7), option, ...replaced.query },
        header: replaced.header,
      }),
      enabled: date !== undefined,
      meta: { showError: true },
    })),
    combine: (answers) => ({
      days: new Map(
        answers.flatMap(({ data }, index) => {
          const day = data?.Days.find((one) => one.Date === date)
          const option = options[index]
          return day && option !== undefined ? [[option, day] as const] : []
        }),
      ),
      isPending: answers.some(({ isLoading }) => isLoading),
    }),
  })
}
