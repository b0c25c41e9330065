import type { Format, TFunction } from '@selat/i18n'

import type { ItemWords } from '../../cart/items/item.ts'

export type PassWords = {
  t: TFunction<'ticket'>
  /** The function that translates the texts of items. */
  item: ItemWords['t']
  format: Format
}
