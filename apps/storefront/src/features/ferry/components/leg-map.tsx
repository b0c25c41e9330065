import { useTranslation } from '@selat/i18n'
import { StraitMap } from '@selat/ui/strait-map'
import { memo } from 'react'

import type { Leg } from '../model/legs.ts'

/**
 * Shows the leg's route on the map of the strait (FER-8). It is not rendered again while the filters and the order of
 * the list change.
 */
export const LegMap = memo(function LegMap({ leg: { from, to } }: { leg: Leg }) {
  const { t } = useTranslation('ferry')
  return (
    <StraitMap
      label={t('results.mapTitle', { from: from.Name, to: to.Name })}
      description={t('results.mapDescription', { from: from.Name, to: to.Name })}
      terminals={[from, to].map((terminal) => ({
        code: terminal.Code,
        label: terminal.Name,
        latitude: terminal.Latitude,
        longitude: terminal.Longitude,
      }))}
      route={[from.Code, to.Code]}
    />
  )
})
