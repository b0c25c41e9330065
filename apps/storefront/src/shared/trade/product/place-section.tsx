import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Skeleton } from '@selat/ui/skeleton'
import { isInStrait } from '@selat/ui/strait-projection'
import { ExternalLink } from 'lucide-react'

import { deferred } from '../../kit/deferred.tsx'
import { DetailSection } from './detail-section.tsx'

const PlaceMap = deferred(() => import('./place-map.tsx').then((module) => module.PlaceMap), {
  place: <Skeleton className="aspect-[9/5] w-full rounded-lg" />,
})

type PlaceSectionProps = {
  name: string
  place: Schemas['ProductPlace']
  /** The heading and the label on the map for a product that begins elsewhere than in its own city; absent otherwise. */
  meeting?: { title: string; label: string } | undefined
}

/** The greatest number of characters for which the map has room on a phone. */
const labelLength = 26

/** Shows the place in words, by a link to a map of the world, and on the strait's own map if it lies there. */
export function PlaceSection({ name, place, meeting }: PlaceSectionProps) {
  const { t } = useTranslation('product')
  const at = { latitude: place.Latitude, longitude: place.Longitude }
  return (
    <DetailSection title={meeting?.title ?? t('detail.where')}>
      <p className="max-w-prose">{place.Location}</p>
      {!meeting && <p className="mt-1 text-muted-foreground">{place.CityName}</p>}
      <p className="mt-2">
        <a
          href={`https://www.openstreetmap.org/?mlat=${place.Latitude}&mlon=${place.Longitude}#map=15/${place.Latitude}/${place.Longitude}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text underline underline-offset-4"
        >
          {t('detail.openMap')}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      </p>
      {isInStrait(at) && (
        <div className="mt-4">
          <PlaceMap
            name={name}
            label={meeting?.label ?? (name.length > labelLength ? place.CityName : name)}
            at={at}
          />
        </div>
      )}
    </DetailSection>
  )
}
