import { useTranslation } from '@selat/i18n'

import { late } from '../../../shared/late.tsx'

const place = 'min-h-50 sm:min-h-36'

const HowSteps = late(() => import('./how-steps.tsx').then((module) => module.HowSteps), {
  place: <div aria-busy className={place} />,
})

/** How one comes from a search to a boarding pass; at the end of the page, so its steps come when one turns to them. */
export function HowItWorks() {
  const { t } = useTranslation('base')
  return (
    <section
      aria-labelledby="how"
      className="grid gap-x-12 gap-y-6 offscreen-66 sm:offscreen-52 lg:grid-cols-[1fr_2fr] lg:offscreen-36"
    >
      <h2 id="how" className="text-2xl text-balance md:text-3xl">
        {t('home.howTitle')}
      </h2>

      <HowSteps />
    </section>
  )
}
