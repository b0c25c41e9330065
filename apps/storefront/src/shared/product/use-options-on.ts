import type { Schemas } from '@selat/sdk'
import { useQueries } from '@tanstack/react-query'

import { travelQueries } from '../api.ts'

/** What each choice of a product has on a day, by its code; nothing while no day is chosen or its month is on the way. */
export function useOptionsOn(
  productId: string,
  options: readonly string[],
  date: string | null,
): ReadonlyMap<string, Schemas['ProductDay']> {
  return useQueries({
    queries: options.map((option) => ({
      ...travelQueries.get('/travel/v1/product/{id}/calendar', {
        path: { id: productId },
        query: { month: (date ?? '').slice(0, 7), option },
      }),
      enabled: date !== null,
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, index) => {
          const day = data?.Days.find((one) => one.Date === date)
          const option = options[index]
          return day && option !== undefined ? [[option, day] as const] : []
        }),
      ),
  })
}
