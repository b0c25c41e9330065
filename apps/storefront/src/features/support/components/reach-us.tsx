import { useTranslation } from '@selat/i18n'
import { Card } from '@selat/ui/card'
import { Seascape } from '@selat/ui/seascape'
import type { ReactNode } from 'react'

import { useTenant } from '../../../shared/app/tenant.ts'
import { toReadablePhone } from '../../../shared/kit/readable-phone.ts'

const link = 'inline-flex min-h-8 items-center text-brand-text underline underline-offset-4'

/** Shows the phone number, the e-mail address and the office of the tenant, as other ways to reach it. */
export function ReachUs({ className }: { className: string }) {
  const { t } = useTranslation('support')
  const { Email, Phone, Hours, Address } = useTenant().Contact
  if (Email === '' && Phone === '') return null
  return (
    <Card asChild className={`overflow-hidden ${className}`}>
      <aside aria-labelledby="reach-us">
        <Seascape seed="contact" scene="strait" className="hidden aspect-3/1 w-full lg:block" />
        <div className="p-5 sm:p-6">
          <h2 id="reach-us" className="text-xl">
            {t('reach.title')}
          </h2>
          <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
            {Phone !== '' && (
              <Way name={t('reach.phone')}>
                <a href={`tel:${Phone}`} className={`${link} text-lg font-semibold tabular`}>
                  {toReadablePhone(Phone)}
                </a>
              </Way>
            )}
            {Email !== '' && (
              <Way name={t('reach.email')}>
                <a href={`mailto:${Email}`} className={`${link} wrap-anywhere`}>
                  {Email}
                </a>
              </Way>
            )}
            {Hours !== '' && <Way name={t('reach.hours')}>{Hours}</Way>}
            {Address !== '' && <Way name={t('reach.address')}>{Address}</Way>}
          </dl>
          <p className="mt-5 border-t border-dashed border-border pt-4 text-sm text-muted-foreground">
            {t('reach.giveOrderId')}
          </p>
        </div>
      </aside>
    </Card>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
