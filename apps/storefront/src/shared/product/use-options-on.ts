import type { Schemas } from '@selat/sdk'
import { useQueries } from '@tanstack/react-query'

import { travelQueries } from '../api.ts'

export type OptionsOn = {
  /** What each choice has on the day, by its code; nothing while no day is chosen. */
  days: ReadonlyMap<string, Schemas['ProductDay']>
  /** Whether the month of the day is still on the way. */
  isPending: boolean
}

/** What there is of each choice of a product on a day. */
export function useOptionsOn(
  productId: string,
  options: readonly string[],
  date: string | null,
): OptionsOn {
  return useQueries({
    queries: options.map((option) => ({
      ...travelQueries.get('/travel/v1/product/{id}/calendar', {
        path: { id: productId },
        query: { month: (date ?? '').slice(0, 7), option },
      }),
      enabled: date !== null,
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
