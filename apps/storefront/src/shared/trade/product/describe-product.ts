import type { Schemas } from '@selat/sdk'

import { paths } from '../../app/paths.ts'
import {
  describeBreadcrumb,
  offerOf,
  type OfferToDescribe,
} from '../../app/visitor/describe-page.ts'
import { describeSubject } from '../../app/visitor/subjects.ts'
import type { CatalogueContent } from './product-url.ts'

type Described = Pick<Schemas['Attraction'], 'Id' | 'Name' | 'Summary' | 'Place' | 'AsOf'>

/** The lowest price of a product; null if it is not on sale. */
export type LowestOffer = Pick<OfferToDescribe, 'price' | 'isAvailable' | 'days'> | null

/** Types of schema.org that are places, so that they have an address. */
const placeTypes = ['Hotel', 'TouristAttraction']

/** Tells search engines what a product's page is about, and how it is reached from the home page. */
export function describeProduct(
  content: CatalogueContent,
  { Id, Name, Summary, Place, AsOf }: Described,
  { type, listTitle, lowest }: { type: string; listTitle: string; lowest: LowestOffer },
): void {
  const url = paths.product(content, Id)
  describeSubject({
    '@type': type,
    name: Name,
    description: Summary,
    url,
    ...(lowest && { [offersOf(type)]: offerOf({ ...lowest, path: url, asOf: AsOf }) }),
    ...(placeTypes.includes(type) && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: Place.CityName,
        addressCountry: Place.Country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: Place.Latitude, longitude: Place.Longitude },
    }),
  })
  describeBreadcrumb([
    { name: listTitle, path: paths.products(content) },
    { name: Name, path: url },
  ])
}

/**
 * Returns the property for offers: schema.org gives a hotel `makesOffer`, because it is a business, but trips and services
 * `offers`.
 */
function offersOf(type: string): 'makesOffer' | 'offers' {
  return type === 'Hotel' ? 'makesOffer' : 'offers'
}
