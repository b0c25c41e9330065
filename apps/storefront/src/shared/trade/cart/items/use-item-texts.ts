import { useFormat, useTranslation } from '@selat/i18n'

import type { ItemWords } from './item.ts'

/** Returns the texts and formats in which items are described. */
export function useItemTexts(): ItemWords {
  const { t } = useTranslation(['item', 'ferry', 'passenger'])
  const format = useFormat()
  return { t, format }
}
