import type { Party } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

/** “2 adults, 1 child”. */
export function PartyText({ party }: { party: Party }) {
  const { t } = useTranslation('passenger')
  const format = useFormat()
  return format.list(
    [
      party.adults > 0 && t('count.adults', { count: party.adults }),
      party.children > 0 && t('count.children', { count: party.children }),
      party.infants > 0 && t('count.infants', { count: party.infants }),
    ].filter((text) => text !== false),
  )
}
