import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'

import { SectorCrossing } from '../../../../shared/ferry/sector-crossing.tsx'
import type { ChangeGroup } from '../../model/change-groups.ts'
import { useDestinationText } from './use-destination-text.ts'

export type ChangeQuoteViewProps = { quote: Schemas['ChangeQuote']; group: ChangeGroup }

/** Who goes from which sailing to which, and what that costs. */
export function ChangeQuoteView({ quote, group: { sector } }: ChangeQuoteViewProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const crossing = { size: 'cart', from: sector.From, to: sector.To } as const
  return (
    <>
      <Card className="p-5 sm:p-6">
        <p className="font-semibold">{format.list(quote.PassengerNames)}</p>
        <dl className="mt-4 flex flex-col gap-5">
          <div>
            <dt className="mb-1.5 board-label text-muted-foreground">{t('changeDate.old')}</dt>
            <dd>
              <SectorCrossing
                {...crossing}
                sailing={quote.Old}
                operatorName={sector.OperatorName}
              />
            </dd>
          </div>
          <div className="border-t border-border pt-5">
            <dt className="mb-1.5 board-label text-brand-text">{t('changeDate.new')}</dt>
            <dd>
              <SectorCrossing
                {...crossing}
                sailing={quote.New}
                operatorName={sector.OperatorName}
              />
            </dd>
          </div>
        </dl>
      </Card>
      <Sum quote={quote} />
    </>
  )
}

function Sum({ quote }: { quote: Schemas['ChangeQuote'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const destination = useDestinationText()
  const { Fee, Difference, DueNow, RefundDue, Destination } = quote
  const comesBack = RefundDue.Amount > 0
  return (
    <dl className="rounded-xl bg-muted/60 p-5">
      <Row name={t('changeDate.feeLine')} value={format.money(Fee)} />
      <Row name={t('changeDate.difference')} value={format.money(Difference)} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-border pt-3">
        <dt className="text-lg font-semibold">
          {DueNow.Amount > 0
            ? t('changeDate.due')
            : t(comesBack ? 'changeDate.back' : 'changeDate.nothingDue')}
        </dt>
        <dd className="text-2xl font-bold tabular">
          {format.money(comesBack ? RefundDue : DueNow)}
        </dd>
        {comesBack && (
          <dd className="basis-full text-muted-foreground">{destination(Destination)}</dd>
        )}
      </div>
    </dl>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-0.5">
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}
