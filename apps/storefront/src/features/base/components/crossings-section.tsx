import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { late } from '../../../shared/late.tsx'

const place = 'min-h-240 md:min-h-252 lg:min-h-143'

const Crossings = late(() => import('./crossings.tsx').then((module) => module.Crossings), {
  place: <div aria-busy className={place} />,
})

/** Where one can go; the list and its map are far below the search, and come when one turns to them. */
export function CrossingsSection({ network }: { network: Schemas['FerryNetwork'] | undefined }) {
  const { t } = useTranslation('base')
  return (
    <section
      aria-labelledby="crossings"
      className="grid gap-x-12 gap-y-6 offscreen-256 md:offscreen-268 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:offscreen-150"
    >
      <h2 id="crossings" className="text-2xl text-balance md:text-3xl">
        {t('home.routesTitle')}
      </h2>
      {network && <Crossings network={network} />}
    </section>
  )
}
