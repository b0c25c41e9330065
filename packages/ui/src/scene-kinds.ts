/** The subjects, each of which has its symbol in scenes.svg. */
export const sceneKinds = [
  'beach',
  'boat',
  'car',
  'city',
  'coach',
  'cruise',
  'garden',
  'heritage',
  'hills',
  'hotel',
  'mangrove',
  'phinisi',
  'reef',
  'resort',
  'temple',
  'theme-park',
  'van',
  'water-park',
  'zoo',
] as const

/** The subject of a product's picture. */
export type SceneKind = (typeof sceneKinds)[number]
