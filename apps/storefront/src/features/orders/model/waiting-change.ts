import type { Schemas } from '@selat/sdk'

export type WaitingChange = {
  /** The id of the order that pays the difference. */
  order: string
  amount: Schemas['Money']
  sailing: Schemas['SectorSailing'] | null
}

/** Returns the changes that were requested and have neither happened nor expired, the latest first. */
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
