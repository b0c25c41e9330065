import type { Schemas } from '@selat/sdk'

import { paths } from '../../../shared/app/paths.ts'
import { offerOf } from '../../../shared/app/visitor/describe-page.ts'
import { describeSubject } from '../../../shared/app/visitor/subjects.ts'
import { cheapestDay } from './timetable.ts'

function boatTerminal({ Name, City, Country, Latitude, Longitude, Slug }: Schemas['Terminal']) {
  return {
    '@type': 'BoatTerminal',
    name: Name,
    address: { '@type': 'PostalAddress', addressLocality: City, addressCountry: Country },
    geo: { '@type': 'GeoCoordinates', latitude: Latitude, longitude: Longitude },
    ...(Slug !== undefined && { url: paths.terminal(Slug) }),
  }
}

/** Describes a route to search engines: its terminals, its operators, and the lowest fare of the listed days. */
export function describeRoute(guide: Schemas['RouteGuide'], name: string): void {
  const lowest = cheapestDay(guide.FareDays)
  const path = paths.ferryRoute(guide.Slug)
  const days = guide.FareDays.map(({ Date: date }) => date)
  const [from = ''] = days
  describeSubject({
    '@type': 'BoatTrip',
    name,
    url: path,
    departureBoatTerminal: boatTerminal(guide.From.Terminal),
    arrivalBoatTerminal: boatTerminal(guide.To.Terminal),
    provider: guide.Operators.map(({ Operator }) => ({
      '@type': 'Organization',
      name: Operator.Name,
    })),
    ...(lowest && {
      offers: offerOf({
        ...{ price: lowest.price, path, asOf: guide.AsOf },
        days: { from, until: days.at(-1) ?? from },
      }),
    }),
  })
}

/** Tells search engines where a terminal is located. */
export function describeTerminal({ Place }: Schemas['TerminalGuide']): void {
  describeSubject(boatTerminal(Place.Terminal))
}
