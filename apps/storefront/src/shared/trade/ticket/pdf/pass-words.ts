import type { Format, TFunction } from '@selat/i18n'

import type { ItemWords } from '../../cart/items/item.ts'

export type PassWords = {
  t: TFunction<'ticket'>
  /** What items are told in. */
  item: ItemWords['t']
  format: Format
}
