import type { ServerSchemas as Schemas } from '@selat/sdk'

type Input<Content extends Schemas['Product']> = Extract<
  Schemas['CartInput'],
  { ItemContent: Content }
>
type Item<Content extends Schemas['Product']> = Input<Content>['Items'][number]

/** The day of all samples, a Saturday; `SATURDAY_UNITS_LEFT` fixes how much is left on it. */
const SATURDAY = '2026-12-12'

/** Two rooms for one night: two adults, and two adults with a child of six. */
export function hotelInput(
  changes: Partial<Schemas['HotelItemInput']> = {},
  item: Partial<Item<'hotel'>> = {},
): Input<'hotel'> {
  const Hotel: Schemas['HotelItemInput'] = {
    CheckIn: SATURDAY,
    CheckOut: '2026-12-13',
    Rooms: [
      { Room: 'SUP', Offer: 'FLEX', Adults: 2, ChildAges: [] },
      { Room: 'SUP', Offer: 'SAVE', Adults: 2, ChildAges: [6] },
    ],
    ...changes,
  }
  const Qty = Hotel.Rooms.length
  return { ItemContent: 'hotel', Items: [{ Item: 'htl_BTM-01', Qty, Hotel, ...item }] }
}

/** Two adults and a child on a shared tour. */
export function attractionInput(
  changes: Partial<Schemas['AttractionItemInput']> = {},
  item: Partial<Item<'attraction'>> = {},
): Input<'attraction'> {
  const Attraction: Schemas['AttractionItemInput'] = {
    Option: 'SIC',
    VisitDate: SATURDAY,
    QtyAdult: 2,
    QtyChild: 1,
    QtyInfant: 0,
    QtySenior: 0,
    ...changes,
  }
  const Qty =
    Attraction.QtyAdult + Attraction.QtyChild + Attraction.QtyInfant + Attraction.QtySenior
  return { ItemContent: 'attraction', Items: [{ Item: 'att_BTM-02', Qty, Attraction, ...item }] }
}

/** Two free places at a temple, which must be booked for a day. */
export function freeEntryInput(): Input<'attraction'> {
  return attractionInput({ Option: 'FREE', QtyChild: 0 }, { Item: 'att_BTM-01' })
}

/** A private tour by car for five; one is left. */
export function privateTourInput(): Input<'attraction'> {
  return attractionInput({ Option: 'PVT' }, { Qty: 1 })
}

/** Two adults on a day trip. */
export function packageInput(
  changes: Partial<Schemas['PackageItemInput']> = {},
  item: Partial<Item<'package'>> = {},
): Input<'package'> {
  const Package: Schemas['PackageItemInput'] = {
    Type: 'SIC',
    Date: SATURDAY,
    QtyAdult: 2,
    QtyChild: 0,
    QtyInfant: 0,
    ...changes,
  }
  const Qty = Package.QtyAdult + Package.QtyChild + Package.QtyInfant
  return { ItemContent: 'package', Items: [{ Item: 'pkg_BTM-DAY', Qty, Package, ...item }] }
}

/** Two adults from the terminal to their hotel. */
export function transportInput(
  changes: Partial<Schemas['TransportItemInput']> = {},
  item: Partial<Item<'transport'>> = {},
): Input<'transport'> {
  const Transport: Schemas['TransportItemInput'] = {
    Rate: 'AVZ-NAGOYA',
    PickUpDate: SATURDAY,
    PickUpTime: '11:00',
    PickUpAddress: 'Batam Centre terminal',
    DropOffAddress: 'Nagoya Lantern Hotel',
    ConnectionNumber: 'SRL 10:20',
    ExtraHours: null,
    Bags: 2,
    QtyAdult: 2,
    QtyChild: 0,
    QtyInfant: 0,
    ...changes,
  }
  return { ItemContent: 'transport', Items: [{ Item: 'trn_BTM-PT1', Qty: 1, Transport, ...item }] }
}

/** A car with its driver for ten hours, of which one is left. */
export function hourlyInput(
  changes: Partial<Schemas['TransportItemInput']> = {},
): Input<'transport'> {
  const asked = {
    Rate: 'INV-10H',
    DropOffAddress: null,
    ConnectionNumber: null,
    ExtraHours: 1,
    Bags: 0,
  }
  return transportInput({ ...asked, ...changes }, { Item: 'trn_BTM-HD1' })
}

/** A cabin for two. */
export function cruiseInput(
  changes: Partial<Schemas['CruiseItemInput']> = {},
  item: Partial<Item<'cruise'>> = {},
): Input<'cruise'> {
  const Cruise: Schemas['CruiseItemInput'] = {
    Cabin: 'SHR',
    SailingDate: SATURDAY,
    QtyAdult: 2,
    QtyChild: 0,
    QtyInfant: 0,
    ...changes,
  }
  const Qty = Cruise.QtyAdult + Cruise.QtyChild + Cruise.QtyInfant
  return { ItemContent: 'cruise', Items: [{ Item: 'crs_05', Qty, Cruise, ...item }] }
}
