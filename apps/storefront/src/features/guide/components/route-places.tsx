import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { StraitMap } from '@selat/ui/strait-map'
import { isInStrait } from '@selat/ui/strait-projection'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { TerminalAccess } from './terminal-access.tsx'

type Place = Schemas['TerminalPlace']

/** Shows both terminals of a route on the map of the strait, and the ways to each of them. */
export function RoutePlaces({ from, to }: { from: Place; to: Place }) {
  const { t } = useTranslation(['guide', 'ferry'])
  const ends = [from.Terminal, to.Terminal]
  const names = { from: from.Terminal.Name, to: to.Terminal.Name }
  const isOnMap = ends.every(({ Latitude, Longitude }) =>
    isInStrait({ latitude: Latitude, longitude: Longitude }),
  )
  return (
    <DetailSection title={t('places.title')}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[6fr_5fr]">
        {isOnMap && (
          <StraitMap
            label={t('ferry:results.mapTitle', names)}
            description={t('ferry:results.mapDescription', names)}
            terminals={ends.map(({ Code, Name, Latitude, Longitude }) => ({
              code: Code,
              label: Name,
              latitude: Latitude,
              longitude: Longitude,
            }))}
            route={[from.Terminal.Code, to.Terminal.Code]}
            className="self-start"
          />
        )}
        <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-1">
          {[from, to].map((place) => (
            <div key={place.Terminal.Code}>
              <h3 className="mb-3 text-lg">{place.Terminal.Name}</h3>
              <TerminalAccess place={place} />
              {place.Terminal.Slug !== undefined && (
                <Link
                  to={paths.terminal(place.Terminal.Slug)}
                  className="inline-flex min-h-8 items-center font-semibold text-brand-text underline underline-offset-4"
                >
                  {t('places.page', { terminal: place.Terminal.Name })}
                </Link>
              )}
            </div>
          ))}
        </div>
      </div>
    </DetailSection>
  )
}
