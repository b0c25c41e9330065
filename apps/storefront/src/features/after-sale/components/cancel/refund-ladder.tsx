import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

export type RefundLadderProps = {
  steps: readonly Schemas['RefundStep'][]
  /** The time zone in which the times are shown. */
  zone: string
}

/** Shows the refund's steps along a line of time, with the present step marked. */
export function RefundLadder({ steps, zone }: RefundLadderProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  return (
    <ol
      aria-label={t('cancelBooking.ladder')}
      className="mt-4 flex flex-col sm:flex-row sm:items-stretch"
    >
      {steps.map(({ Until, Percent, IsNow }) => (
        <li
          key={Until ?? 'after'}
          aria-current={IsNow ? 'step' : undefined}
          className="relative min-w-0 border-s-2 border-border ps-5 pb-4 last:pb-0 sm:grow sm:border-s-0 sm:border-t-2 sm:ps-0 sm:pe-4 sm:pt-4 sm:pb-0"
        >
          <span
            aria-hidden
            className={`absolute -start-[0.4375rem] top-1.5 size-3 rounded-full border-2 sm:start-0 sm:-top-[0.4375rem] ${IsNow ? 'border-brand bg-brand' : 'border-input bg-background'}`}
          />
          <p className={`text-xl tabular ${IsNow ? 'font-bold' : 'text-muted-foreground'}`}>
            {format.percent(Percent / 100)}{' '}
            {IsNow && <span className="ms-1 text-sm text-brand">{t('cancelBooking.now')}</span>}
          </p>
          <p className="text-sm text-muted-foreground">
            {Until === null
              ? t('cancelBooking.after')
              : t('cancelBooking.until', { at: format.instant(Until, zone) })}
          </p>
        </li>
      ))}
    </ol>
  )
}
