import { useTranslation } from '@selat/i18n'

import { useTenant } from '../../../shared/app/tenant.ts'

/** Explains the way from a search to a boarding pass. */
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

/** Shows the three steps as a numbered line. */
function HowSteps() {
  const { t } = useTranslation('base')
  const { HoldMinutes } = useTenant().Ferry
  const steps = [t('home.howSearch'), t('home.howHold', { minutes: HoldMinutes }), t('home.howPay')]
  return (
    <ol className="ms-4 border-s-2 border-dashed border-input ps-8">
      {steps.map((step, index) => (
        <li key={step} className="relative pb-8 text-lg last:pb-0">
          <span
            aria-hidden
            className="absolute start-[calc(-2rem-1px)] top-0 flex size-8 -translate-x-1/2 items-center justify-center rounded-full bg-brand text-base font-bold text-brand-foreground tabular rtl:translate-x-1/2"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
