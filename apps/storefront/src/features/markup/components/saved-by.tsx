import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'

/** Shows who last saved the rules, and when. */
export function SavedBy({ markup: { UpdatedAt, UpdatedBy } }: { markup: Schemas['Markup'] }) {
  const { t } = useTranslation('markup')
  const format = useFormat()
  const zone = useTenantZone()
  return (
    <p className="text-sm text-muted-foreground">
      {UpdatedAt === null
        ? t('page.first')
        : t('page.savedBy', {
            at: format.instant(UpdatedAt, zone),
            name: UpdatedBy ?? '',
          })}
    </p>
  )
}
