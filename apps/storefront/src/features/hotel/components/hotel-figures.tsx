import type { Schemas } from '@selat/sdk'

import { ProductFigures } from '../../../shared/trade/product/product-figures.tsx'

/** Stars of the house, and what guests gave. */
export function HotelFigures({ Stars, Reviews }: Pick<Schemas['Hotel'], 'Stars' | 'Reviews'>) {
  return <ProductFigures stars={Stars} rating={Reviews?.Rating ?? null} />
}
