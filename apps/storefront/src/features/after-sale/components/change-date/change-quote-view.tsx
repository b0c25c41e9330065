import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'

import { SectorCrossing } from '../../../../shared/trade/ferry/sector-crossing.tsx'
import { useDestinationText } from '../../../../shared/trade/order/use-destination-text.ts'
import type { ChangeGroup } from '../../../../shared/trade/ticket/change-groups.ts'
import { QuoteSum } from '../quote-sum.tsx'

export type ChangeQuoteViewProps = { quote: Schemas['ChangeQuote']; group: ChangeGroup }

/** Shows the travellers of a change, their old and new sailing, and the price. */
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
  const due = DueNow.Amount > 0 ? 'changeDate.due' : 'changeDate.nothingDue'
  return (
    <QuoteSum
      lines={[
        { name: t('changeDate.feeLine'), value: format.money(Fee) },
        { name: t('changeDate.difference'), value: format.money(Difference) },
      ]}
      total={{
        name: t(comesBack ? 'changeDate.back' : due),
        value: format.money(comesBack ? RefundDue : DueNow),
      }}
      note={comesBack && destination(Destination)}
    />
  )
}
