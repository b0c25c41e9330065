import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'

import type { ResultView } from '../model/result-view.ts'

type ClearFiltersProps = { onChange: (values: Partial<ResultView>) => void }

/** Removes all filters, so that all sailings are shown again. */
export function ClearFilters({ onChange }: ClearFiltersProps) {
  const { t } = useTranslation('ferry')
  const nothing = { operatorCodes: [], classCodes: [], timesOfDay: [], isChangeableOnly: false }
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => onChange({ filter: nothing, maxPrice: null })}
    >
      {t('results.clearFilters')}
    </Button>
  )
}
