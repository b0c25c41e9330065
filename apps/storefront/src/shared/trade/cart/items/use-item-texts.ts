import { useFormat, useTranslation } from '@selat/i18n'

import type { ItemWords } from './item.ts'

/** What items are told in. */
export function useItemTexts(): ItemWords {
  const { t } = useTranslation(['item', 'ferry', 'passenger'])
  const format = useFormat()
  return { t, format }
}
