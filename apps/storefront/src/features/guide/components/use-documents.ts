import { ARRIVAL_CARD_DAYS, ARRIVAL_CARDS, PASSPORT_VALIDITY_MONTHS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

/** Lists the documents that a passenger needs on a route, as texts (FER-9). */
export function useDocuments({
  IsInternational,
  To,
}: Pick<Schemas['RouteGuide'], 'IsInternational' | 'To'>): string[] {
  const { t } = useTranslation(['guide', 'ferry'])
  const name = t('documents.name')
  if (!IsInternational) return [t('documents.identity'), name]
  const card = Object.entries(ARRIVAL_CARDS).find(
    ([country]) => country === To.Terminal.Country,
  )?.[1]
  return [
    t('documents.passport', { count: PASSPORT_VALIDITY_MONTHS }),
    ...(card
      ? [t('documents.card', { card: t(`ferry:borderCard.${card}`), count: ARRIVAL_CARD_DAYS })]
      : []),
    t('documents.visa'),
    name,
  ]
}
