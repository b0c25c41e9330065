import type { Party } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

/** Shows a party as “2 adults, 1 child”; as “Choose who travels” if it is empty. */
export function PartyText({ party }: { party: Party }) {
  const { t } = useTranslation('passenger')
  const format = useFormat()
  const counts = [
    party.adults > 0 && t('count.adults', { count: party.adults }),
    party.children > 0 && t('count.children', { count: party.children }),
    party.infants > 0 && t('count.infants', { count: party.infants }),
  ].filter((text) => text !== false)
  return counts.length === 0 ? t('issue.no_passengers') : format.list(counts)
}
