import type { Schemas } from '@selat/sdk'
import type { SceneKind } from '@selat/ui/product-scene'

import { knownIn, type Shown } from '../../app/known/known.ts'

/** The picture of each kind. Kinds are the catalogue's data, so a kind that is not listed gets the picture of its product. */
const scenes: Readonly<Record<string, SceneKind>> = {
  adventure: 'hills',
  beach: 'beach',
  chalets: 'resort',
  'city-break': 'city',
  'city-hotel': 'hotel',
  'cruise-tour': 'boat',
  'day-trip': 'temple',
  'dinner-cruise': 'boat',
  family: 'theme-park',
  garden: 'garden',
  golf: 'hills',
  heritage: 'heritage',
  'hourly-disposal': 'car',
  inn: 'hotel',
  nature: 'mangrove',
  'ocean-cruise': 'cruise',
  park: 'garden',
  'phinisi-cruise': 'phinisi',
  'point-to-point': 'van',
  'private-transfer': 'car',
  resort: 'resort',
  'shared-transfer': 'coach',
  snorkelling: 'reef',
  temple: 'temple',
  'theme-park': 'theme-park',
  tour: 'city',
  villas: 'resort',
  'water-park': 'water-park',
  'weekend-cruise': 'cruise',
  zoo: 'zoo',
}

const ofContent: Readonly<Record<Shown<Schemas['CatalogueContent']>, SceneKind>> = {
  attraction: 'theme-park',
  cruise: 'cruise',
  hotel: 'hotel',
  package: 'beach',
  transport: 'van',
  unknown: 'city',
}

export function sceneOfKind(content: Schemas['CatalogueContent'], kind: string): SceneKind {
  return scenes[kind] ?? ofContent[knownIn(ofContent, content)]
}
