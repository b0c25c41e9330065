import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { bandPrice, toTicketTerms } from '../model/ticket-choice.ts'

type Option = Schemas['AttractionOption']

/** Lists every ticket with all of its prices and rules, so that visitors can compare before they choose. */
export function TicketList({ options }: { options: readonly Option[] }) {
  const { t } = useTranslation('attraction')
  return (
    <DetailSection title={t('tickets.title')}>
      <ul className="flex flex-col gap-4">
        {options.map((option) => (
          <li key={option.Code} className="rounded-lg border border-border bg-card p-4 sm:p-5">
            <h3 className="text-lg">{option.Name}</h3>
            <Prices option={option} />
            <Rules option={option} />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

function Prices({ option }: { option: Option }) {
  const { t } = useTranslation(['attraction', 'passenger'])
  const format = useFormat()
  if (option.GroupPrice && option.GroupSize !== null)
    return (
      <p className="mt-2">
        <span className="text-lg font-bold tabular">{format.money(option.GroupPrice)}</span>{' '}
        <span className="text-muted-foreground">{t('form.upTo', { size: option.GroupSize })}</span>
      </p>
    )
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
      {(['adult', 'child', 'infant', 'senior'] as const).map((band) => {
        const price = bandPrice(option, band)
        return (
          <div key={band}>
            <dt className="text-sm text-muted-foreground">{t(`passenger:band.${band}`)}</dt>
            <dd className={price ? 'font-bold tabular' : 'text-muted-foreground'}>
              {price === null && t('tickets.notSold')}
              {price?.Amount === 0 && t('form.free')}
              {price && price.Amount > 0 && format.money(price)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Rules({ option }: { option: Option }) {
  const { t } = useTranslation('attraction')
  const { min, max } = toTicketTerms(option).bounds
  const facts = [
    option.NeedsVisitDate ? t('tickets.dated') : t('tickets.openDays', { count: option.ValidDays }),
    t(option.GroupSize === null ? 'tickets.bounds' : 'tickets.groupBounds', { min, max }),
    t(option.Confirmation === 'instant' ? 'tickets.instant' : 'tickets.onRequest'),
  ]
  return (
    <>
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-muted-foreground">{t('tickets.who')}</dt>
        <dd className="max-sm:mb-1">{option.AgeRule}</dd>
        <dt className="text-muted-foreground">{t('tickets.refund')}</dt>
        <dd>{option.RefundRule}</dd>
      </dl>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
