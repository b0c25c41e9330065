import { addDays } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Anchor, Waves } from 'lucide-react'

type ItineraryProps = {
  calls: readonly Schemas['PortCall'][]
  /** The first day of the chosen sailing, so that each day has its date. */
  sailsOn: string | null
}

/** Lists the ports of the voyage in order, with the times of arrival and departure. */
export function Itinerary({ calls, sailsOn }: ItineraryProps) {
  const { t } = useTranslation('cruise')
  const format = useFormat()
  return (
    <ol className="flex flex-col">
      {calls.map(({ Day, Port, ArrivesAt, DepartsAt }) => {
        const isAtSea = ArrivesAt === null && DepartsAt === null
        const Mark = isAtSea ? Waves : Anchor
        return (
          <li
            key={Day}
            className="group grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
          >
            <span aria-hidden className="flex flex-col items-center">
              <span
                className={`flex size-10 shrink-0 items-center justify-center rounded-full border-2 ${isAtSea ? 'border-border text-muted-foreground' : 'border-brand bg-brand-surface text-brand-text'}`}
              >
                <Mark className="size-4.5" />
              </span>
              <span className="my-1 w-0 grow border-s-2 border-dashed border-border group-last:hidden" />
            </span>
            <p className="pb-7">
              <span className="block text-sm text-muted-foreground">
                {t('itinerary.day', { day: Day })}
                {sailsOn !== null && (
                  <time dateTime={addDays(sailsOn, Day - 1)}>
                    {' · '}
                    {format.date(addDays(sailsOn, Day - 1), 'short')}
                  </time>
                )}
              </span>
              <span className="block text-lg font-semibold">{Port}</span>
            </p>
            <p className="flex flex-wrap gap-x-5 gap-y-1 pb-7 max-sm:col-start-2 max-sm:-mt-5 sm:justify-end">
              {ArrivesAt !== null && (
                <CallTime
                  text={t('itinerary.arrives', { time: '\u0000' })}
                  time={format.time(ArrivesAt)}
                />
              )}
              {DepartsAt !== null && (
                <CallTime
                  text={t('itinerary.departs', { time: '\u0000' })}
                  time={format.time(DepartsAt)}
                />
              )}
              {isAtSea && <span className="text-muted-foreground">{t('itinerary.allDay')}</span>}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** Emphasises the time in its sentence, wherever the language puts it. */
function CallTime({ text, time }: { text: string; time: string }) {
  const [before = '', after = ''] = text.split('\u0000')
  return (
    <span className="text-sm text-muted-foreground">
      {before}
      <span className="text-xl font-bold tracking-tight text-foreground tabular">{time}</span>
      {after}
    </span>
  )
}
