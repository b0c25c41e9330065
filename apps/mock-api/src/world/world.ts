import type { Catalogue } from './catalogue/catalogue.ts'
import type { Network } from './network/network.ts'

/** All that can be bought, as others have left it by a seed. */
export type World = { readonly network: Network; readonly catalogue: Catalogue }
