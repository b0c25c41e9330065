import { useTranslation } from '@selat/i18n'

import { usePriceKind } from './net-visibility.ts'

/** “net” or “selling”, for beside an agent's prices; null of everybody else. */
export function usePriceKindText(): string | null {
  const { t } = useTranslation('common')
  const kind = usePriceKind()
  if (kind === null) return null
  return kind === 'net' ? t('priceKind.net') : t('priceKind.selling')
}
