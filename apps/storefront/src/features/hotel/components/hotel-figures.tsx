import type { Schemas } from '@selat/sdk'

import { ProductFigures } from '../../../shared/trade/product/product-figures.tsx'

/** Shows the stars of a hotel, and the score that its guests gave. */
export function HotelFigures({ Stars, Reviews }: Pick<Schemas['Hotel'], 'Stars' | 'Reviews'>) {
  return <ProductFigures stars={Stars} rating={Reviews?.Rating ?? null} />
}
