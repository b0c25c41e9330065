import type { Format, TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

export type ReceiptSailingText = {
  way: string
  /** Those that the way names. */
  terminals: string[]
  when: string
  who: string
}

/** Who of a receipt travels when, on the clock of the terminal: as it is now, after changes and cancellations. */
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
