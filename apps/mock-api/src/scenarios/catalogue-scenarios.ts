import { cartOf, oneWayItem, roundTripItem } from './sample-items.ts'
import {
  attractionInput,
  cruiseInput,
  hotelInput,
  packageInput,
  privateTourInput,
  transportInput,
} from './sample-products.ts'
import type { Scenario } from './scenario.ts'

/** The operator's own site, which sells ferries only. */
const ferryOnly = { system: 4103 }
const stay = { checkIn: '2026-12-12', checkOut: '2026-12-13', rooms: '2,2-6' }

/** The scenarios of lists, details and prices of products besides ferries. */
export const catalogueScenarios: readonly Scenario[] = [
  {
    id: 'hotels-found',
    title: 'Hotels for a family',
    what: 'Two rooms in Batam for a Saturday night: two adults, and two adults with a child of six.',
    call: { operation: 'searchHotels', query: { ...stay, facet: 'place:batam' } },
    expected: { answered: { '/Page': 1, '/Items/0/ItemContent': 'hotel' } },
  },
  {
    id: 'hotels-not-sold-here',
    title: 'A site without hotels',
    what: "The operator's own site sells no hotels, so that its list is empty.",
    call: { operation: 'searchHotels', query: { ...stay, ...ferryOnly } },
    expected: { answered: { '/Total': 0 } },
  },
  {
    id: 'hotels-departure-before-arrival',
    title: 'Leaving before arriving',
    what: 'The day of departure is the day of arrival.',
    call: { operation: 'searchHotels', query: { ...stay, checkOut: '2026-12-12' } },
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'hotel-shown',
    title: 'A hotel',
    what: 'A hotel with the rooms that two parties would find on a Saturday.',
    call: { operation: 'getHotel', path: { id: 'htl_BTM-01' }, query: stay },
    expected: { answered: { '/Rooms/0/Code': 'SUP', '/Rooms/0/Left': 8 } },
  },
  {
    id: 'hotel-unknown',
    title: 'No such hotel',
    what: 'No hotel has that ID.',
    call: { operation: 'getHotel', path: { id: 'htl_NOWHERE-01' }, query: stay },
    expected: { refused: 'not_found' },
  },
  {
    id: 'hotel-not-sold-here',
    title: 'A hotel that this site does not sell',
    what: "The operator's own site sells no hotels, so that it knows none.",
    call: {
      operation: 'getHotel',
      path: { id: 'htl_BTM-01' },
      query: { ...stay, ...ferryOnly },
    },
    expected: { refused: 'not_found' },
  },
  {
    id: 'hotel-reviews',
    title: 'What guests say',
    what: 'The reviews of a hotel, newest first.',
    call: { operation: 'listHotelReviews', path: { id: 'htl_BTM-01' } },
    expected: { answered: { '/Page': 1 } },
  },
  {
    id: 'hotel-reviews-unknown',
    title: 'Reviews of no hotel',
    what: 'Reviews of a hotel that does not exist.',
    call: { operation: 'listHotelReviews', path: { id: 'htl_NOWHERE-01' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'attractions-found-by-word',
    title: 'Attractions with a word in their name',
    what: 'Attractions in whose texts Barelang occurs.',
    call: { operation: 'listAttractions', query: { q: 'barelang' } },
    expected: { answered: { '/Total': 1, '/Items/0/Id': 'att_BTM-02' } },
  },
  {
    id: 'attraction-shown',
    title: 'An attraction',
    what: 'A tour with its options.',
    call: { operation: 'getAttraction', path: { id: 'att_BTM-02' } },
    expected: { answered: { '/Options/0/Code': 'SIC' } },
  },
  {
    id: 'attraction-unknown',
    title: 'No such attraction',
    what: 'The ID of a hotel is no attraction.',
    call: { operation: 'getAttraction', path: { id: 'htl_BTM-01' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'package-shown',
    title: 'A package',
    what: 'A day trip with its types.',
    call: { operation: 'getPackage', path: { id: 'pkg_BTM-DAY' } },
    expected: { answered: { '/Types/0/Code': 'SIC' } },
  },
  {
    id: 'package-unknown',
    title: 'No such package',
    what: 'No package has that ID.',
    call: { operation: 'getPackage', path: { id: 'pkg_NOWHERE-1D' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'transport-shown',
    title: 'A transfer',
    what: 'A private transfer with its cars.',
    call: { operation: 'getTransport', path: { id: 'trn_BTM-PT1' } },
    expected: { answered: { '/Rates/0/Code': 'AVZ-NAGOYA' } },
  },
  {
    id: 'transport-unknown',
    title: 'No such transfer',
    what: 'No transport service has that ID.',
    call: { operation: 'getTransport', path: { id: 'trn_NOWHERE-PT1' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'cruise-shown',
    title: 'A cruise',
    what: 'A cruise with its cabins.',
    call: { operation: 'getCruise', path: { id: 'crs_05' } },
    expected: { answered: { '/Id': 'crs_05' } },
  },
  {
    id: 'cruise-unknown',
    title: 'No such cruise',
    what: 'No cruise has that ID.',
    call: { operation: 'getCruise', path: { id: 'crs_NOWHERE-01' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'product-calendar-unknown',
    title: 'Days of no product',
    what: 'Nothing that is sold has that ID.',
    call: {
      operation: 'getProductCalendar',
      path: { id: 'att_NOWHERE-01' },
      query: { month: '2026-12' },
    },
    expected: { refused: 'not_found' },
  },
  {
    id: 'product-calendar-closed-day',
    title: 'A day on which a place is closed',
    what: 'The water park is closed on Tuesdays outside of the school holidays.',
    call: {
      operation: 'getProductCalendar',
      path: { id: 'att_BTM-03' },
      query: { month: '2026-12' },
    },
    expected: { answered: { '/Days/0/Date': '2026-12-01', '/Days/0/IsAvailable': false } },
  },
  {
    id: 'picks-of-the-season',
    title: 'What the season recommends',
    what: 'In November the consumer site has something to recommend.',
    call: { operation: 'listPicks' },
    expected: { answered: { '/Items/5/Product/Unavailable': null } },
  },
  {
    id: 'quote-stay',
    title: 'What a stay would cost',
    what: 'One night in two rooms, with nothing held.',
    call: { operation: 'quoteItems', body: hotelInput() },
    expected: { answered: { '/Items/0/Price/Total/Amount': 1_482_000 } },
  },
  {
    id: 'quote-unknown-product',
    title: 'The price of nothing',
    what: 'No hotel has that ID.',
    call: { operation: 'quoteItems', body: hotelInput({}, { Item: 'htl_NOWHERE-01' }) },
    expected: { refused: 'not_found' },
  },
  {
    id: 'quote-sold-out',
    title: 'The price of too many rooms',
    what: 'One Deluxe King is left on a Saturday, too few for two.',
    call: {
      operation: 'quoteItems',
      body: hotelInput({
        Rooms: [
          { Room: 'DLX', Offer: 'FLEX', Adults: 2, ChildAges: [] },
          { Room: 'DLX', Offer: 'FLEX', Adults: 1, ChildAges: [] },
        ],
      }),
    },
    expected: { refused: 'sold_out' },
  },
  {
    id: 'quote-too-late',
    title: 'The price of a package without its notice',
    what: 'The day trip is booked two days ahead, and this is for tomorrow.',
    call: { operation: 'quoteItems', body: packageInput({ Date: '2026-11-21' }) },
    expected: { refused: 'book_before' },
  },
  {
    id: 'quote-day-not-sold',
    title: 'The price of a cruise that does not sail',
    what: 'The cruise does not sail on that day.',
    call: { operation: 'quoteItems', body: cruiseInput({ SailingDate: '2026-12-13' }) },
    expected: { refused: 'product_unavailable' },
  },
  {
    id: 'quote-car-too-small',
    title: 'The price of a car that is too small',
    what: 'Five people in a car for four.',
    call: { operation: 'quoteItems', body: transportInput({ QtyAdult: 5 }) },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'quote-unknown-option',
    title: 'The price of no option',
    what: 'The attraction has no option of that code.',
    call: { operation: 'quoteItems', body: attractionInput({ Option: 'NONE' }) },
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'quote-private-tour',
    title: 'What a group would cost',
    what: 'Three people in a private car, which is paid for once.',
    call: { operation: 'quoteItems', body: privateTourInput() },
    expected: { answered: { '/Items/0/Price/Lines/0/Quantity': 1 } },
  },
  {
    id: 'quote-seats-taken',
    title: 'The price of a ferry without seats',
    what: 'The last ferry of Pulau Nusa on a Saturday is sold out.',
    call: {
      operation: 'quoteItems',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-PNF-20261212-2020-ECO-O'] })),
    },
    expected: { refused: 'seats_taken' },
  },
  {
    id: 'quote-back-too-early',
    title: 'The price of a way back that leaves too early',
    what: 'The way back leaves before the way out arrives.',
    call: {
      operation: 'quoteItems',
      body: cartOf(
        roundTripItem({
          DateUntil: '2026-12-12',
          Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-SRL-20261212-0930-ECO-R'],
        }),
      ),
    },
    expected: { refused: 'no_return_sailing' },
  },
]
