import type { Schemas } from '@selat/sdk'
import type { SceneKind } from '@selat/ui/product-scene'

/** What the picture of a kind shows; kinds are the catalogue's data, so that a new one has its product's own picture. */
const scenes: Readonly<Record<string, SceneKind>> = {
  adventure: 'hills',
  'city-break': 'city',
  'cruise-tour': 'boat',
  culture: 'heritage',
  'dinner-cruise': 'boat',
  family: 'water-park',
  garden: 'garden',
  golf: 'hills',
  heritage: 'heritage',
  'hourly-disposal': 'car',
  island: 'beach',
  nature: 'mangrove',
  park: 'garden',
  'point-to-point': 'van',
  'private-transfer': 'car',
  resort: 'resort',
  'beach-resort': 'resort',
  'shared-transfer': 'coach',
  snorkelling: 'reef',
  diving: 'reef',
  spa: 'resort',
  temple: 'temple',
  'theme-park': 'theme-park',
  tour: 'city',
  villa: 'resort',
  'water-park': 'water-park',
  wellness: 'resort',
  zoo: 'zoo',
}

const ofContent: Readonly<Record<Schemas['CatalogueContent'], SceneKind>> = {
  attraction: 'theme-park',
  cruise: 'cruise',
  hotel: 'hotel',
  package: 'beach',
  transport: 'van',
}

export function sceneOfKind(content: Schemas['CatalogueContent'], kind: string): SceneKind {
  return scenes[kind.replaceAll('_', '-')] ?? ofContent[content]
}
