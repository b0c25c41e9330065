import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { knownBand } from '../../../shared/app/known/known-people.ts'
import { onlyKnown } from '../../../shared/app/known/known.ts'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { type ChargeRow, chargeRows } from '../model/charge-rows.ts'

/** Lists the charges beside the fare, with the passengers who pay them and where they are paid. */
export function Charges({ operators }: { operators: readonly Schemas['RouteOperator'][] }) {
  const { t } = useTranslation('guide')
  const rows = chargeRows(operators)
  return (
    <DetailSection title={t('charges.title')}>
      {rows.length === 0 ? (
        <p>{t('charges.none')}</p>
      ) : (
        <>
          <ul className="divide-y divide-border border-y border-border">
            {rows.map((row) => (
              <Row key={JSON.stringify(row)} row={row} />
            ))}
          </ul>
          <p className="mt-3 max-w-prose text-sm text-muted-foreground">{t('charges.included')}</p>
        </>
      )}
    </DetailSection>
  )
}

function Row({ row: { charge, operators } }: { row: ChargeRow }) {
  const { t } = useTranslation(['guide', 'passenger'])
  const format = useFormat()
  const { Label, Amount, Bands, Countries, PayAt } = charge
  const whom = [
    format.list(onlyKnown(Bands, knownBand).map((band) => t(`passenger:bandPlural.${band}`))),
    ...(Countries
      ? [
          t('charges.passports', {
            countries: format.list(Countries.map((code) => format.country(code))),
          }),
        ]
      : []),
    ...(operators ?? []),
  ]
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-0.5 py-3">
      <span className="font-semibold">{Label}</span>
      <span className="text-end font-semibold tabular">{format.money(Amount)}</span>
      <span className="text-sm text-muted-foreground">{whom.join(' · ')}</span>
      <span className="text-end text-sm text-muted-foreground">
        {t(PayAt === 'counter' ? 'charges.counter' : 'charges.online')}
      </span>
    </li>
  )
}
