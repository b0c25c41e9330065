import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { OptionPicker } from '../../../shared/trade/product/option-picker.tsx'
import type { TicketForm } from './use-ticket-form.ts'

type Option = Schemas['AttractionOption']

/** The tickets there are, each with its price, and with what the chosen day means for it. None is out of reach: the day can follow it. */
export function OptionField({ form }: { form: TicketForm }) {
  const { t } = useTranslation('attraction')
  const { attraction, option, choice, days } = form
  const format = useFormat()
  const dayText = ({ Code, NeedsVisitDate }: Option) => {
    const day = days.get(Code)
    if (!NeedsVisitDate || !day || day.IsAvailable || choice.date === undefined) return undefined
    const date = format.date(choice.date, 'short')
    return t(day.Left === 0 ? 'form.soldOutOn' : 'form.notOn', { date })
  }
  return (
    <OptionPicker
      legend={t('form.option')}
      value={option.Code}
      onChange={(code) => form.choose({ option: code })}
      options={attraction.Options.map((one) => ({
        code: one.Code,
        name: one.Name,
        hint: [
          one.GroupSize === null ? undefined : t('form.upTo', { size: one.GroupSize }),
          dayText(one),
        ]
          .filter(Boolean)
          .join(' · '),
        price: priceOf(one),
        // Few are told; none is told in words, because another day may have some.
        left: days.get(one.Code)?.Left || null,
      }))}
    />
  )
}

function priceOf({ Prices, GroupPrice }: Option) {
  if (GroupPrice) return { amount: GroupPrice, per: 'group' as const }
  return Prices && { amount: Prices.Adult, per: 'person' as const }
}
