import type { Schemas } from '@selat/sdk'

export type PaidChange = {
  /** The id of the order by which it was paid. */
  order: string
  amount: Schemas['Money']
}

/** Returns the changes of date that were paid for and have happened, the first first. */
export function paidChanges(moments: readonly Schemas['OrderMoment'][]): PaidChange[] {
  const amounts = new Map(
    moments.flatMap(({ Event, Change, Amount }) =>
      Event === 'change_requested' && Change !== null && Amount !== null
        ? [[Change, Amount] as const]
        : [],
    ),
  )
  return moments.flatMap(({ Event, Change }) => {
    const amount = Event === 'change_confirmed' && Change !== null && amounts.get(Change)
    return amount ? [{ order: Change, amount }] : []
  })
}
