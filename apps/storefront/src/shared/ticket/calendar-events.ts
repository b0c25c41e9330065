import { addDays, toEpochMs } from '@selat/domain'
import type { Format, TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

export type CalendarWords = { t: TFunction<'ticket'>; format: Format }

export type CalendarEvent = {
  /** Instants; days at midnight UTC where it is `isAllDay`, the end being the first day after it. */
  start: string
  end: string
  isAllDay: boolean
  title: string
  place: { name: string; latitude: number; longitude: number }
  notes: string[]
  alarm?: { secondsBefore: number; text: string }
}

const alarmMinutesBefore = 60
/** How long a ride takes is not known: it is kept free for an hour. */
const rideHours = 1

/** What an item takes of the traveller's days; nothing where it has no date yet. */
export function eventsOf(item: Schemas['OrderItem'], words: CalendarWords): CalendarEvent[] {
  const { t, format } = words
  switch (item.ItemContent) {
    case 'ferry':
      return item.Ferry.Sectors.flatMap((sector) => crossing(sector, words))
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
      const { Date: first, Days, MeetingTime, TypeName, Product } = item.Package
      const notes = [t('calendar.meet', { time: format.time(MeetingTime) }), TypeName]
      return [days(first, addDays(first, Days), Product, notes)]
    }
    case 'transport':
      return [ride(item.Transport, words)]
    case 'cruise': {
      const { SailingDate, ReturnDate, Ship, CabinName, CheckIn, Product } = item.Cruise
      const notes = [`${Ship}, ${CabinName}`, CheckIn]
      return [days(SailingDate, addDays(ReturnDate, 1), Product, notes)]
    }
    default:
      return item satisfies never
  }
}

function days(
  first: string,
  after: string,
  { Name, Place }: Schemas['ProductRef'],
  notes: string[],
): CalendarEvent {
  return {
    start: `${first}T00:00:00Z`,
    end: `${after}T00:00:00Z`,
    isAllDay: true,
    title: Name,
    place: { name: Place.Location, latitude: Place.Latitude, longitude: Place.Longitude },
    notes,
  }
}

function crossing(sector: Schemas['Sector'], { t, format }: CalendarWords): CalendarEvent[] {
  const { From, To, Sailing, OperatorName } = sector
  if (!Sailing) return []
  const { DepartsAt, ArrivesAt, CheckInClosesAt, Vessel } = Sailing
  const closes = `${format.time(CheckInClosesAt)} ${format.zone(From.TimeZone, CheckInClosesAt)}`
  const text = t('calendar.alarm', { time: closes, terminal: From.Name })
  const closesBefore = (toEpochMs(DepartsAt) - toEpochMs(CheckInClosesAt)) / 1000
  return [
    {
      start: DepartsAt,
      end: ArrivesAt,
      isAllDay: false,
      title: t('calendar.title', { from: From.Name, to: To.Name }),
      place: { name: From.Name, latitude: From.Latitude, longitude: From.Longitude },
      notes: [`${OperatorName}, ${Vessel}`, text],
      alarm: { secondsBefore: closesBefore + alarmMinutesBefore * 60, text },
    },
  ]
}

function ride(transport: Schemas['TransportItem'], { t, format }: CalendarWords): CalendarEvent {
  const { PickUpAt, PickUp, DropOff, Hours, VehicleName, Product } = transport
  const { Latitude, Longitude } = Product.Place
  const hours = Hours ?? rideHours
  const text = t('calendar.pickUp', { time: format.time(PickUpAt), place: PickUp })
  return {
    start: PickUpAt,
    end: new Date(toEpochMs(PickUpAt) + hours * 3_600_000).toISOString(),
    isAllDay: false,
    title: Product.Name,
    place: { name: PickUp, latitude: Latitude, longitude: Longitude },
    notes: [text, ...(DropOff === null ? [] : [DropOff]), VehicleName],
    alarm: { secondsBefore: alarmMinutesBefore * 60, text },
  }
}
