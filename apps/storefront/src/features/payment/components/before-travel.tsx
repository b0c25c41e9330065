import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { ReactNode } from 'react'

export type BeforeTravelProps = { order: Pick<Schemas['Order'], 'Items' | 'AtCounter'> }

/** The next steps of a paid order; each closing time is on the clock of its own terminal. */
export function BeforeTravel({ order }: BeforeTravelProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const sectors = order.Items.flatMap(({ Ferry }) => Ferry.Sectors)
  const isInternational = sectors.some((sector) => sector.IsInternational)
  return (
    <section aria-labelledby="before-travel" className="mt-10">
      <h2 id="before-travel" className="text-2xl">
        {t('next.title')}
      </h2>
      <ol className="mt-4 grid gap-x-10 border-t border-border md:grid-cols-2">
        {sectors.map((sector, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same crossing can be sailed twice
          <CheckIn key={index} sector={sector} />
        ))}
        {isInternational && <Step title={t('next.passport')}>{t('next.passportBody')}</Step>}
        {order.AtCounter.length > 0 && (
          <Step
            title={t('next.counter', {
              amount: format.list(order.AtCounter.map((amount) => format.money(amount))),
            })}
          >
            {t('next.counterBody')}
          </Step>
        )}
      </ol>
    </section>
  )
}

function CheckIn({ sector: { From, Sailing } }: { sector: Schemas['Sector'] }) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  if (!Sailing) return <Step title={t('next.open')}>{t('next.openBody')}</Step>
  const clock = (at: string) => `${format.time(at)} ${format.zone(From.TimeZone, at)}`
  return (
    <Step title={t('next.checkIn', { time: clock(Sailing.CheckInClosesAt), terminal: From.Name })}>
      {t('next.checkInBody', {
        date: format.date(Sailing.CheckInClosesAt, 'long'),
        opens: clock(Sailing.CheckInOpensAt),
      })}
    </Step>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-b border-border py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-muted-foreground">{children}</p>
    </li>
  )
}
