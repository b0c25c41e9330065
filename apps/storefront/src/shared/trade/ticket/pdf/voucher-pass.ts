import { addDays } from '@selat/domain'
import type { Schemas, UnknownValue } from '@selat/sdk'

import { knownTicketState } from '../../../app/known/known-orders.ts'
import { knownBoard, knownCatalogue } from '../../../app/known/known-products.ts'
import { displayOf } from '../../cart/items/item-displays.ts'
import { peopleText } from '../../cart/items/people-text.tsx'
import { voucherTravellers } from '../voucher-travellers.ts'
import type { PassWords } from './pass-words.ts'
import type { Pass, PassEnd } from './pass.ts'

type VoucherItem = Exclude<Schemas['OrderItem'], { ItemContent: 'ferry' }>
type Course = Pick<Pass, 'from' | 'until' | 'between' | 'notes'>

/** Returns the voucher that a hotel, a driver, a guide or a gate asks to see. */
export function voucherPass(
  voucher: Schemas['Voucher'],
  item: VoucherItem,
  issuer: string,
  words: PassWords,
): Pass {
  const { t, format } = words
  const itemWords = { t: words.item, format }
  const { HolderName, Number: number, State, QrPayload, ValidUntil } = voucher
  const display = displayOf(item)
  const travellers = voucherTravellers(item, format)
  const isSpent = State === 'used' || State === 'void'
  const { notes, ...course } = courseOf(item, words)
  return {
    title: t('voucher.title'),
    issuer,
    holder: { label: display.kind(item, itemWords), value: display.name(item, itemWords) },
    state: t(`status.${knownTicketState(State)}`),
    isSpent,
    ...course,
    facts: [
      { label: t('voucher.holder'), value: HolderName },
      { label: t('voucher.people'), value: peopleText(display.people(item), itemWords) },
      ...(travellers === '' ? [] : [{ label: t('voucher.travellers'), value: travellers }]),
      ...(ValidUntil === null
        ? []
        : [{ label: t('open.validUntil'), value: format.date(ValidUntil) }]),
    ],
    notes: [
      ...notes.filter((note) => note !== ''),
      ...(isSpent ? [] : [t(`show.${knownCatalogue(item.ItemContent)}`)]),
    ],
    code: State === 'void' ? null : QrPayload,
    number: { label: t('voucher.number'), value: number },
  }
}

/** Returns the time and the place of an item: the parts that are set large, and the notes below. */
function courseOf(item: VoucherItem, { item: t, format }: PassWords): Course {
  const day = (caption: string, date: string, ...details: string[]): PassEnd => ({
    caption,
    hero: format.date(date, 'dayMonth'),
    heroNote: format.date(date, 'weekday'),
    details,
  })
  switch (item.ItemContent) {
    case 'hotel': {
      const { CheckIn, CheckOut, CheckInFrom, CheckOutUntil, Nights, Rooms, Product } = item.Hotel
      const from = t('stay.from', { time: format.time(CheckInFrom) })
      const until = t('stay.until', { time: format.time(CheckOutUntil) })
      return {
        from: day(t('stay.checkIn'), CheckIn, from),
        until: day(t('stay.checkOut'), CheckOut, until),
        between: [t('stay.nights', { count: Nights })],
        notes: [
          Product.Place.Location,
          ...Rooms.map(({ RoomName, Board }) => `${RoomName} · ${t(`board.${knownBoard(Board)}`)}`),
        ],
      }
    }
    case 'attraction': {
      const { VisitDate, ValidDays, OptionName, Product } = item.Attraction
      const anyDay = {
        caption: t('visit.date'),
        hero: t('visit.anyDay'),
        heroNote: '',
        details: [t('visit.validDays', { count: ValidDays })],
      }
      return {
        from: VisitDate === null ? anyDay : day(t('visit.date'), VisitDate),
        until: null,
        between: [],
        notes: [OptionName, Product.Place.Location],
      }
    }
    case 'package': {
      const { Date: first, Days, MeetingTime, TypeName, Product } = item.Package
      const meet = t('tour.meet', { time: format.time(MeetingTime) })
      return {
        from: day(t('tour.starts'), first, meet),
        until: Days > 1 ? day(t('tour.ends'), addDays(first, Days - 1)) : null,
        between: [t('tour.days', { count: Days })],
        notes: [TypeName, Product.Place.Location],
      }
    }
    case 'transport': {
      const { PickUpAt, PickUp, DropOff, Hours, VehicleName, ConnectionNumber } = item.Transport
      const date = format.date(PickUpAt, 'short')
      return {
        from: {
          caption: t('ride.pickUp'),
          hero: format.time(PickUpAt),
          heroNote: date,
          details: [PickUp],
        },
        until:
          DropOff === null
            ? null
            : { caption: t('ride.dropOff'), hero: '', heroNote: '', details: [DropOff] },
        between: Hours === null ? [] : [t('ride.hours', { count: Hours })],
        notes: [
          VehicleName,
          ConnectionNumber === null ? '' : t('ride.connection', { number: ConnectionNumber }),
        ],
      }
    }
    case 'cruise': {
      const { SailingDate, ReturnDate, Nights, HomePort, Ship, CabinName, CheckIn } = item.Cruise
      return {
        from: day(t('cruise.sails'), SailingDate, HomePort),
        until: day(t('cruise.returns'), ReturnDate, HomePort),
        between: [t('stay.nights', { count: Nights }), Ship],
        notes: [CabinName, CheckIn],
      }
    }
    default:
      item.ItemContent satisfies UnknownValue
      return {
        from: { caption: '', hero: '', heroNote: '', details: [] },
        until: null,
        between: [],
        notes: [t('unknown.body')],
      }
  }
}
