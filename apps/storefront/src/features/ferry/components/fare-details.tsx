import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'

import { useAgeTexts } from '../../../shared/trade/ferry/use-age-texts.ts'
import { useNetwork } from '../../../shared/trade/ferry/use-network.ts'

type FareDetailsProps = { sailing: Schemas['Sailing']; offers: readonly Schemas['SailingOffer'][] }

/** Shows the fare of each passenger, the charges, and the rules of the fare. */
export function FareDetails({ sailing, offers }: FareDetailsProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {offers.map((offer) => (
        <OfferDetails key={offer.Offer} sailing={sailing} offer={offer} />
      ))}
    </div>
  )
}

type OfferDetailsProps = { sailing: Schemas['Sailing']; offer: Schemas['SailingOffer'] }

function OfferDetails({ sailing, offer }: OfferDetailsProps) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const { data: network } = useNetwork()
  const operator = network?.Operators.find(({ Code }) => Code === sailing.Operator)
  return (
    <table className="w-full self-start text-sm">
      <caption className="pb-1 text-start text-base font-semibold">{offer.ClassName}</caption>
      <BandFareRows fares={offer.Fares} ages={operator?.AgeBands} />
      {offer.NationalFares.map(({ Countries, Fares }) => (
        <BandFareRows
          key={Countries.join()}
          fares={Fares}
          ages={operator?.AgeBands}
          countries={Countries}
        />
      ))}
      <tbody className="border-t border-border">
        {offer.Charges.map((charge) => (
          <tr key={charge.Label}>
            <th scope="row" className="py-1 text-start font-normal">
              {charge.Label}
              {charge.PayAt === 'counter' && (
                <span className="block text-muted-foreground">{t('fare.atCounter')}</span>
              )}
            </th>
            <td className="py-1 text-end align-top tabular">{format.money(charge.Amount)}</td>
          </tr>
        ))}
      </tbody>
      <tbody className="border-t border-border">
        <tr>
          <td colSpan={2} className="pt-2">
            <Rules operator={operator} offer={offer} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

type BandFareRowsProps = {
  fares: Schemas['BandFares']
  /** The ages by which the operator counts passengers as adults, children, infants or seniors. */
  ages: Schemas['AgeBands'] | undefined
  countries?: readonly string[]
}

/** Shows the fare of each band. Fares for some passports stand under the names of their countries. */
function BandFareRows({ fares, ages, countries }: BandFareRowsProps) {
  const { Adult, Child, Infant, Senior } = fares
  const { t } = useTranslation(['ferry', 'passenger'])
  const format = useFormat()
  const { ofBand } = useAgeTexts()
  const rows = [
    ['adult', Adult],
    ['child', Child],
    ['infant', Infant],
    ...(Senior ? ([['senior', Senior]] as const) : []),
  ] as const
  return (
    <tbody className={countries && 'border-t border-border'}>
      {countries && (
        <tr>
          <th scope="rowgroup" colSpan={2} className="pt-1.5 text-start font-semibold">
            {t('national.passport', {
              countries: format.list(countries.map((code) => format.country(code))),
            })}
          </th>
        </tr>
      )}
      {rows.map(([band, fare]) => (
        <tr key={band}>
          <th scope="row" className="py-1 text-start font-normal">
            {t(`passenger:band.${band}`)}{' '}
            {ages && <span className="ms-2 text-muted-foreground">{ofBand(band, ages)}</span>}
          </th>
          <td className="py-1 text-end tabular">
            {fare.Amount === 0 ? t('fare.free') : format.money(fare)}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

type RulesProps = Pick<OfferDetailsProps, 'offer'> & { operator: Schemas['Operator'] | undefined }

function Rules({ operator, offer }: RulesProps) {
  const { t } = useTranslation('ferry')
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        <li>
          <Badge variant={offer.IsChangeable ? 'success' : 'neutral'}>
            {t(offer.IsChangeable ? 'rules.changeableShort' : 'rules.notChangeable')}
          </Badge>
        </li>
        <li>
          <Badge variant={offer.IsRefundable ? 'success' : 'neutral'}>
            {t(offer.IsRefundable ? 'rules.refundable' : 'rules.notRefundable')}
          </Badge>
        </li>
        <li>
          <Badge>{t('rules.baggage', { kg: offer.BaggageKg })}</Badge>
        </li>
      </ul>
      {operator && (
        <p className="mt-2 text-muted-foreground">
          {t('rules.checkIn', {
            opens: operator.CheckInOpensMinutesBefore,
            closes: operator.CheckInClosesMinutesBefore,
          })}
        </p>
      )}
    </>
  )
}
