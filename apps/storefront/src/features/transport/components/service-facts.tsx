import { addDays } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { ReactNode } from 'react'

import { useClosingTimeText } from '../../../shared/kit/use-closing-time-text.ts'

/** Shows the hours of the service, how early it has to be booked, its supplements, and its refund rule. */
export function ServiceFacts({ service }: { service: Schemas['Transport'] }) {
  const { t } = useTranslation('transport')
  const format = useFormat()
  const closingTimeText = useClosingTimeText()
  const { Service, PickUp, DropOff, BookBeforeHours, Supplements, RefundRule } = service
  const days =
    Service.Days.length === 7
      ? t('service.everyDay')
      : format.list(Service.Days.map((day) => format.date(dayOfWeek(day), 'weekdayLong')))
  const hours =
    Service.From === Service.Until
      ? t('service.allDay')
      : t('service.between', {
          from: format.time(Service.From),
          until: closingTimeText(Service.Until),
        })
  return (
    <dl className="grid max-w-prose gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Row name={t('service.pickUp')}>{PickUp}</Row>
      {DropOff !== null && <Row name={t('service.dropOff')}>{DropOff}</Row>}
      <Row name={t('service.runs')}>{t('service.daysAndHours', { days, hours })}</Row>
      <Row name={t('service.notice')}>{t('service.ahead', { count: BookBeforeHours })}</Row>
      {Supplements.map(({ Code, Label, Amount }) => (
        <Row key={Code} name={Label}>
          {t('service.more', { amount: format.money(Amount) })}
        </Row>
      ))}
      <Row name={t('service.cancel')}>{RefundRule}</Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-semibold max-sm:-mb-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Returns a date on a day of the week; the first of January 2024 was a Monday. */
function dayOfWeek(day: number): string {
  return addDays('2024-01-01', day - 1)
}
