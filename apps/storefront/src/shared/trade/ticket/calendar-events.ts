import {
  addDays,
  borderChecklist,
  type BorderStep,
  localClock,
  toEpochMs,
  toZonedTime,
  zonedTimeAt,
} from '@selat/domain'
import type { Format, TFunction } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'

import { ferryParties, type FerryParty } from '../cart/items/ferry-parties.ts'
import { crossingsOfSectors, toBorderCrossing } from '../ferry/border-crossings.ts'

export type CalendarWords = { t: TFunction<['ticket', 'ferry']>; format: Format }

/** A moment on the clock of the place where it happens. */
export type CalendarMoment = { at: string; zone: string }

export type CalendarAlarm = { secondsBefore: number; text: string }

export type CalendarEvent = {
  /** The whole days, of which `after` is the first day after the last; or the moments of start and end. */
  span: { first: string; after: string } | { start: CalendarMoment; end: CalendarMoment }
  title: string
  place: { name: string; latitude: number; longitude: number }
  notes: string[]
  alarms: CalendarAlarm[]
  /** Whether a trip of several days that begins at a time leaves time for appointments; whole days always do. */
  isFree?: true
}

const alarmMinutesBefore = 60
/**
 * The minutes before a cruise sails at which its guests are reminded, because they go aboard hours earlier, as its note says.
 */
const boardingAlarmMinutesBefore = 6 * 60
/** The hours that are kept free for a ride whose length is not known. */
const rideHours = 1
/** The time of the reminder of a form that has opened on that day, on the clock of the terminal of departure. */
const formClock = '09:00'

/** Returns the calendar events of an item; empty if it has no date yet. */
export function eventsOf(item: Schemas['OrderItem'], words: CalendarWords): CalendarEvent[] {
  const { t, format } = words
  switch (item.ItemContent) {
    case 'ferry':
      return crossings(ferryParties(item), words)
    case 'hotel': {
      const { CheckIn, CheckOut, CheckInFrom, Rooms, Product } = item.Hotel
      const notes = [t('calendar.checkIn', { time: format.time(CheckInFrom) })]
      const rooms = Rooms.map(({ RoomName }) => RoomName)
      return [days(CheckIn, CheckOut, Product, [...notes, format.list(rooms)])]
    }
    case 'attraction': {
      const { VisitDate, OptionName, Product } = item.Attraction
      return VisitDate === null
        ? []
        : [days(VisitDate, addDays(VisitDate, 1), Product, [OptionName])]
    }
    case 'package': {
      const { Date: first, Days, MeetingTime, MeetingTimeZone, TypeName, Product } = item.Package
      const text = t('calendar.meet', { time: format.time(MeetingTime) })
      const whole = days(first, addDays(first, Days), Product, [text, TypeName])
      return [fromClock(whole, { clock: MeetingTime, zone: MeetingTimeZone, text })]
    }
    case 'transport':
      return [ride(item.Transport, words)]
    case 'cruise': {
      const { SailingDate, ReturnDate, SailsAt, Ship, CabinName, CheckIn, Product } = item.Cruise
      const notes = [format.facts([Ship, CabinName]), CheckIn]
      const whole = days(SailingDate, addDays(ReturnDate, 1), Product, notes)
      // An older API does not state when a ship sails.
      if (SailsAt === undefined) return [whole]
      const { TimeZone: zone } = Product.Place
      const text = t('calendar.sails', { ship: Ship, time: format.time(SailsAt) })
      const sails = { clock: localClock(SailsAt), zone, text, note: CheckIn }
      return [fromClock({ ...whole, notes: [text, ...notes] }, sails)]
    }
    default:
      item.ItemContent satisfies UnknownValue
      return []
  }
}

function days(
  first: string,
  after: string,
  { Name, Place }: Schemas['ProductRef'],
  notes: string[],
): CalendarEvent {
  return {
    span: { first, after },
    title: Name,
    place: { name: Place.Location, latitude: Place.Latitude, longitude: Place.Longitude },
    notes,
    alarms: [],
  }
}

type Beginning = { clock: string; zone: string; text: string; note?: string }

/** Gives whole days a time at which they begin, with an alarm before it; they end with the last day. */
function fromClock(event: CalendarEvent, { clock, zone, text, note }: Beginning): CalendarEvent {
  if (!('first' in event.span)) return event
  const { first, after } = event.span
  const at = (date: string, time: string) => ({ at: zonedTimeAt(date, time, zone), zone })
  return {
    ...event,
    span: { start: at(first, clock), end: at(after, '00:00') },
    isFree: true,
    alarms: [
      {
        secondsBefore: (note === undefined ? alarmMinutesBefore : boardingAlarmMinutesBefore) * 60,
        text: [text, note].filter((line) => line !== undefined).join(' · '),
      },
    ],
  }
}

/** Returns one event for each sailing, with the travellers who are on it. */
function crossings(parties: readonly FerryParty[], words: CalendarWords): CalendarEvent[] {
  const sectors = parties.map(({ sector }) => sector)
  const steps = borderChecklist(crossingsOfSectors(sectors).map(toBorderCrossing))
  return parties.flatMap((party, index) => {
    const card = steps.find((step) => step.kind === 'arrival_card' && step.crossing === index)
    return crossing(party, card?.kind === 'arrival_card' ? card : undefined, words)
  })
}

type CardStep = Extract<BorderStep, { kind: 'arrival_card' }>

function crossing(
  { sector: { From, To, Sailing, OperatorName }, names }: FerryParty,
  card: CardStep | undefined,
  words: CalendarWords,
): CalendarEvent[] {
  if (!Sailing) return []
  const { t, format } = words
  const { DepartsAt, ArrivesAt, CheckInClosesAt, Vessel } = Sailing
  const closes = `${format.time(CheckInClosesAt)} ${format.zone(From.TimeZone, CheckInClosesAt)}`
  const text = t('calendar.alarm', { time: closes, terminal: From.Name })
  const secondsTo = (at: string) => (toEpochMs(DepartsAt) - toEpochMs(at)) / 1000
  const closing = {
    secondsBefore: secondsTo(CheckInClosesAt) + alarmMinutesBefore * 60,
    text,
  }
  const form = card && {
    secondsBefore: secondsTo(zonedTimeAt(card.opensOn, formClock, From.TimeZone)),
    text: t('calendar.arrivalCard', {
      card: t(`ferry:borderCard.${card.card}`),
      terminal: To.Name,
      date: format.date(card.opensOn),
    }),
  }
  return [
    {
      span: {
        start: { at: DepartsAt, zone: From.TimeZone },
        end: { at: ArrivesAt, zone: To.TimeZone },
      },
      title: t('calendar.title', { from: From.Name, to: To.Name }),
      place: { name: From.Name, latitude: From.Latitude, longitude: From.Longitude },
      notes: [
        format.facts([OperatorName, Vessel]),
        ...(names.length > 0 ? [t('ferry:sailing.travellers', { names: format.list(names) })] : []),
        text,
        ...(form ? [form.text] : []),
      ],
      alarms: [closing, ...(form ? [form] : [])],
    },
  ]
}

function ride(transport: Schemas['TransportItem'], { t, format }: CalendarWords): CalendarEvent {
  const { PickUpAt, PickUp, DropOff, Hours, VehicleName, Product } = transport
  const { Latitude, Longitude, TimeZone: zone } = Product.Place
  const hours = Hours ?? rideHours
  const text = t('calendar.pickUp', { time: format.time(PickUpAt), place: PickUp })
  return {
    span: {
      start: { at: PickUpAt, zone },
      end: { at: toZonedTime(toEpochMs(PickUpAt) + hours * 3_600_000, zone), zone },
    },
    title: Product.Name,
    place: { name: PickUp, latitude: Latitude, longitude: Longitude },
    notes: [text, ...(DropOff === null ? [] : [DropOff]), VehicleName],
    alarms: [{ secondsBefore: alarmMinutesBefore * 60, text }],
  }
}
