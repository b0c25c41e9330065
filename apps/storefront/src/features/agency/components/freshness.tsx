import { useFormat, useTranslation } from '@selat/i18n'

import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'

/** Says how old the page's data is, and warns if it could not be loaded again. */
export function Freshness({ asOf, hasFailed }: { asOf: string; hasFailed: boolean }) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const zone = useTenantZone()
  const time = format.zonedClock(asOf, zone)
  return (
    <p
      role={hasFailed ? 'status' : undefined}
      className={`text-sm tabular ${hasFailed ? 'font-semibold text-warning' : 'text-muted-foreground'}`}
    >
      {t(hasFailed ? 'desk.stale' : 'desk.asOf', { time })}
    </p>
  )
}
