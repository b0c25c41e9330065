import type { CriteriaRefusal } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

/** Says why a field of the search is refused. */
export function useCriteriaRefusalText(): (refusal: CriteriaRefusal) => string {
  const { t } = useTranslation(['ferry', 'passenger'])
  const format = useFormat()
  return (refusal) => {
    switch (refusal.reason) {
      case 'invalid_count':
      case 'no_passengers':
      case 'no_adult':
      case 'more_infants_than_adults':
        return t(`passenger:party.${refusal.reason}`)
      case 'too_many_passengers':
        return t('passenger:party.too_many_passengers', { max: refusal.max })
      default:
        return t(`searchError.${refusal.reason}`, {
          limit: typeof refusal.limit === 'string' ? format.date(refusal.limit) : refusal.limit,
        })
    }
  }
}
