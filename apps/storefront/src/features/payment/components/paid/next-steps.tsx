import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'
import type { ReactElement } from 'react'

import { ferryParties, type FerryParty } from '../../../../shared/trade/cart/items/ferry-parties.ts'
import { displayOf } from '../../../../shared/trade/cart/items/item-displays.ts'
import { NextStep } from './next-step.tsx'

/**
 * A step with its day, as `2026-12-05`, or its day and time, as `2026-12-05T07:30`, on the clock of its place; `at` is null
 * while the step has no day.
 */
export type DatedStep = { key: string; at: string | null; step: ReactElement }

/**
 * Returns the steps of an item, each with its place and time: one for each party and sailing of a ferry, one for any other
 * item.
 */
export function itemSteps(item: Schemas['OrderItem']): DatedStep[] {
  if (item.ItemContent === 'ferry')
    return ferryParties(item).map((party, index) => {
      const { Sailing } = party.sector
      return {
        key: `${item.Id} ${index}`,
        at: Sailing && Sailing.CheckInClosesAt,
        step: <CheckIn party={party} />,
      }
    })
  return [{ key: item.Id, at: startOf(item), step: <ItemStep item={item} /> }]
}

type OtherItem = Exclude<Schemas['OrderItem'], { ItemContent: 'ferry' }>

function startOf(item: OtherItem): string | null {
  switch (item.ItemContent) {
    case 'hotel':
      return `${item.Hotel.CheckIn}T${item.Hotel.CheckInFrom}`
    case 'package':
      return `${item.Package.Date}T${item.Package.MeetingTime}`
    case 'transport':
      return item.Transport.PickUpAt
    default:
      return displayOf(item).firstDay(item)
  }
}

function ItemStep({ item }: { item: OtherItem }) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const day = (date: string) => format.date(date, 'long')
  switch (item.ItemContent) {
    case 'hotel': {
      const { CheckInFrom: from, CheckIn: first, Product } = item.Hotel
      return (
        <NextStep title={t('next.hotel', { time: format.time(from), place: Product.Name })}>
          {t('next.hotelBody', { date: day(first) })}
        </NextStep>
      )
    }
    case 'attraction': {
      const { VisitDate, Product } = item.Attraction
      return (
        <NextStep title={t('next.attraction', { place: Product.Name })}>
          {VisitDate === null
            ? t('next.attractionOpen')
            : t('next.attractionBody', { date: day(VisitDate) })}
        </NextStep>
      )
    }
    case 'package': {
      const { MeetingTime, Date: first, Product } = item.Package
      return (
        <NextStep
          title={t('next.package', {
            time: format.time(MeetingTime),
            place: Product.Place.Location,
          })}
        >
          {t('next.packageBody', { date: day(first) })}
        </NextStep>
      )
    }
    case 'transport': {
      const { PickUpAt, PickUp } = item.Transport
      return (
        <NextStep title={t('next.transport', { time: format.time(PickUpAt), place: PickUp })}>
          {t('next.transportBody', { date: day(PickUpAt) })}
        </NextStep>
      )
    }
    case 'cruise': {
      const { Ship, HomePort, SailingDate, CheckIn: words } = item.Cruise
      return (
        <NextStep title={t('next.cruise', { ship: Ship, port: HomePort })}>
          {[day(SailingDate), words].join(' · ')}
        </NextStep>
      )
    }
    default:
      item.ItemContent satisfies UnknownValue
      return null
  }
}

function CheckIn({ party: { sector, names } }: { party: FerryParty }) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { From, Sailing } = sector
  if (!Sailing) return <NextStep title={t('next.open')}>{t('next.openBody')}</NextStep>
  const clock = (at: string) => `${format.time(at)} ${format.zone(From.TimeZone, at)}`
  return (
    <NextStep
      title={t('next.checkIn', { time: clock(Sailing.CheckInClosesAt), terminal: From.Name })}
    >
      {t('next.checkInBody', {
        date: format.date(Sailing.CheckInClosesAt, 'long'),
        opens: clock(Sailing.CheckInOpensAt),
      })}
      {names.length > 0 && <span className="block">{format.list(names)}</span>}
    </NextStep>
  )
}
