import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PricePer } from '@selat/ui/price-per'
import { RadioGroup } from '@selat/ui/radio-group'

import { knownUnit } from '../../app/known/known-products.ts'
import { usePriceKindText } from '../price/use-price-kind-text.ts'

export type ProductOption = {
  code: string
  name: string
  /** A hint about what is included, or who can book it. */
  hint?: string | undefined
  price?: { amount: Schemas['Money']; per: Schemas['FromPrice']['Per'] } | null
  /** The number that is left on the chosen day. A low number is shown, and at 0 the option cannot be chosen. */
  left?: number | null
}

export type OptionPickerProps = {
  legend: string
  options: readonly ProductOption[]
  value: string | null
  onChange: (code: string) => void
  id?: string
  error?: string | undefined
}

const FEW = 5

/** Asks for one option of a product, with its price and the number that is left. */
export function OptionPicker({ options, onChange, ...group }: OptionPickerProps) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const kind = usePriceKindText()
  const leftText = (left: number) =>
    left === 0 ? t('option.soldOut') : t('option.left', { count: left })
  return (
    <RadioGroup
      {...group}
      variant="card"
      onValueChange={onChange}
      options={options.map(({ code, name, hint, price, left = null }) => ({
        value: code,
        label: name,
        disabled: left === 0,
        hint: [hint, left !== null && left <= FEW && leftText(left)].filter(Boolean).join(' · '),
        ...(price && {
          trailing: (
            <PricePer
              size="sm"
              {...(price.amount.Amount === 0
                ? { amount: t('option.free') }
                : {
                    amount: format.money(price.amount),
                    per: [t(`per.${knownUnit(price.per)}`), kind].filter(Boolean).join(' · '),
                  })}
              className="text-end"
            />
          ),
        }),
      }))}
    />
  )
}
