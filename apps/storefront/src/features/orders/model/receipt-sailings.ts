import type { Format, TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

export type ReceiptSailingText = {
  way: string
  /** The names of the terminals, which also stand in `way`. */
  terminals: string[]
  when: string
  who: string
}

/** Describes who travels when, on the clock of the terminal of departure, as it is after changes and cancellations. */
export function receiptSailings(
  { Sailings = [] }: Pick<Schemas['Receipt'], 'Sailings'>,
  { t, format }: { t: TFunction<['order', 'ferry']>; format: Format },
): ReceiptSailingText[] {
  return Sailings.map(({ Sector: { From, To, OperatorName, Sailing }, People }) => ({
    way: t('ferry:results.title', { from: From.Name, to: To.Name }),
    terminals: [From.Name, To.Name],
    when: Sailing
      ? [
          format.date(Sailing.DepartsAt),
          `${format.time(Sailing.DepartsAt)} ${format.zone(From.TimeZone, Sailing.DepartsAt)}`,
          OperatorName,
          Sailing.Vessel,
        ].join(' · ')
      : [t('order:detail.openDate'), OperatorName].join(' · '),
    who: format.list(People),
  }))
}
