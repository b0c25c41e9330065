import type { Catalogue } from './catalogue/catalogue.ts'
import type { Network } from './network/network.ts'

/** Everything that can be bought, with the simulated sales of a seed. */
export type World = { readonly network: Network; readonly catalogue: Catalogue }
