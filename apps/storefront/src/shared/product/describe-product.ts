import type { Schemas } from '@selat/sdk'

import { paths } from '../paths.ts'
import { describeSubject } from '../visitor/subjects.ts'
import type { CatalogueContent } from './product-url.ts'

type Described = Pick<Schemas['Attraction'], 'Id' | 'Name' | 'Summary' | 'Place'>

/** What schema.org calls each product. */
const types = {
  hotel: 'Hotel',
  attraction: 'TouristAttraction',
  package: 'TouristTrip',
  cruise: 'BoatTrip',
  transport: 'Service',
} as const satisfies Partial<Record<CatalogueContent, string>>

/** Tells search engines what a product's page is about, and how it is reached from the home page. */
export function describeProduct(
  content: CatalogueContent,
  listTitle: string,
  { Id, Name, Summary, Place }: Described,
): void {
  const url = paths.product(content, Id)
  const isPlace = content === 'hotel' || content === 'attraction'
  describeSubject({
    '@type': content in types ? types[content as keyof typeof types] : 'Product',
    name: Name,
    description: Summary,
    url,
    ...(isPlace && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: Place.CityName,
        addressCountry: Place.Country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: Place.Latitude, longitude: Place.Longitude },
    }),
  })
  const steps = [
    { name: listTitle, item: paths.products(content) },
    { name: Name, item: url },
  ]
  describeSubject({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  })
}
