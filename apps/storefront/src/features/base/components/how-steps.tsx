import { useTranslation } from '@selat/i18n'

import { useTenant } from '../../../shared/tenant.ts'

/** The three steps as a numbered line, like the stops of a crossing. */
export function HowSteps() {
  const { t } = useTranslation('base')
  const { HoldMinutes } = useTenant().Ferry
  const steps = [t('home.howSearch'), t('home.howHold', { minutes: HoldMinutes }), t('home.howPay')]
  return (
    <ol className="border-s-2 border-dashed border-input ps-8">
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
