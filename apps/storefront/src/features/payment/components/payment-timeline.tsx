import { type TFunction, useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Spinner } from '@selat/ui/spinner'

import { useReaderZone } from '../../../shared/trade/agency/use-zone.ts'
import { Port, Ports } from './ports.tsx'

export type PaymentTimelineProps = {
  history: readonly Schemas['PaymentEvent'][]
  /** The text of the step that is going on now; it stands after all events of the history. */
  now: string
}

/** Lists what has happened to a payment, and what is happening now. */
export function PaymentTimeline({ history, now }: PaymentTimelineProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const zone = useReaderZone()
  return (
    <Ports label={t('verifying.timeline')}>
      {history.map(({ At, Event }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a history only grows at its end
        <Port key={index} mark="" isDone>
          <p className="font-semibold">{eventText(t, Event)}</p>
          <p className="text-sm text-muted-foreground tabular">{format.instant(At, zone)}</p>
        </Port>
      ))}
      <Port mark={<Spinner className="size-4" />}>
        <p className="font-semibold">{now}</p>
      </Port>
    </Ports>
  )
}

/** Returns the text of an event; a general one for events that the API has learnt since and that have no text here. */
function eventText(t: TFunction<'payment'>, event: string): string {
  return t(`event.${event}` as 'event.order', { defaultValue: t('event.unknown') }) // checked by the default
}
