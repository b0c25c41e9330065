import { useTranslation } from '@selat/i18n'
import { StraitMap } from '@selat/ui/strait-map'
import type { LatLon } from '@selat/ui/strait-projection'

import { useNetwork } from '../ferry/use-network.ts'

/** Shows the product on the map of the strait, with the terminals by which visitors come. */
export function PlaceMap({ name, label, at }: { name: string; label: string; at: LatLon }) {
  const { t } = useTranslation('product')
  const { data: network } = useNetwork()
  const terminals = (network?.Terminals ?? []).map(({ Code, Latitude, Longitude }) => ({
    code: Code,
    latitude: Latitude,
    longitude: Longitude,
  }))
  const here = { ...at, code: 'here', label, labelSide: 'top' as const }
  return (
    <StraitMap
      label={t('detail.mapTitle', { name })}
      description={t('detail.mapDescription', { name })}
      terminals={[...terminals, here]}
      route={['here', 'here']}
    />
  )
}
