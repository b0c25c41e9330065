import { useTranslation } from '@selat/i18n'

import { usePriceKind } from './net-visibility.ts'

/** Returns “net” or “selling”, to be shown beside the prices of members; null for other users. */
export function usePriceKindText(): string | null {
  const { t } = useTranslation('common')
  const kind = usePriceKind()
  if (kind === null) return null
  return kind === 'net' ? t('priceKind.net') : t('priceKind.selling')
}
