import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { BusFront, CarTaxiFront, ExternalLink, Footprints, MapPin, TrainFront } from 'lucide-react'

import { knownIn } from '../../../shared/app/known/known.ts'

type Access = Schemas['TerminalAccess']

const icons = {
  walk: Footprints,
  rail: TrainFront,
  bus: BusFront,
  taxi: CarTaxiFront,
  unknown: MapPin,
}

/** Returns a function that describes a way to a terminal: how long it takes, and by which means. */
export function useWayText(): (way: Pick<Access, 'Mode' | 'Minutes'>) => string {
  const { t } = useTranslation('guide')
  const format = useFormat()
  return ({ Mode, Minutes }) =>
    t(`way.${knownIn(icons, Mode)}`, { duration: format.duration(Minutes) })
}

/** Lists the ways to a terminal, and links to a map that shows it. */
export function TerminalAccess({
  place: { Terminal, Access },
}: {
  place: Schemas['TerminalPlace']
}) {
  const { t } = useTranslation('guide')
  const { Latitude, Longitude, Name } = Terminal
  return (
    <>
      {Access.length > 0 && (
        <ul className="flex flex-col gap-3">
          {Access.map((way) => (
            <Way key={`${way.Mode} ${way.Place}`} way={way} />
          ))}
        </ul>
      )}
      <p className="mt-3">
        <a
          href={`https://www.openstreetmap.org/?mlat=${Latitude}&mlon=${Longitude}#map=15/${Latitude}/${Longitude}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text underline underline-offset-4"
        >
          {t('places.openMap', { terminal: Name })}
          <ExternalLink aria-hidden className="size-4 shrink-0" />
        </a>
      </p>
    </>
  )
}

function Way({ way }: { way: Access }) {
  const toText = useWayText()
  const Icon = icons[knownIn(icons, way.Mode)]
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-text" />
      <span className="min-w-0">
        <span className="block font-semibold">{way.Place}</span>{' '}
        <span className="block text-sm text-muted-foreground">{toText(way)}</span>
      </span>
    </li>
  )
}
