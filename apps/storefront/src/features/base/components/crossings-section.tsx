import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { Crossings } from './crossings.tsx'

/** Introduces the crossings on the home page; their list appears once the network is loaded. */
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
