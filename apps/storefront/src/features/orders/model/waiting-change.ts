import type { Schemas } from '@selat/sdk'

export type WaitingChange = {
  /** The order that pays its difference. */
  order: string
  amount: Schemas['Money']
  sailing: Schemas['SectorSailing'] | null
}

/** The changes that were asked for and have neither happened nor lapsed, the latest first. */
export function waitingChanges(moments: readonly Schemas['OrderMoment'][]): WaitingChange[] {
  const over = new Set(
    moments.flatMap(({ Event, Change }) => (Event === 'change_requested' ? [] : (Change ?? []))),
  )
  return moments
    .flatMap(({ Event, Change, Amount, Sailing }): WaitingChange[] =>
      Event === 'change_requested' && Change !== null && Amount !== null && !over.has(Change)
        ? [{ order: Change, amount: Amount, sailing: Sailing }]
        : [],
    )
    .toReversed()
}
