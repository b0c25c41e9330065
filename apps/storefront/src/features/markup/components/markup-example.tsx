import { fittingRule, type MarkupRule, readTypedAmount, sellingPrice } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { NumberField } from '@selat/ui/number-field'
import { Select } from '@selat/ui/select'
import { useState } from 'react'

import { useSessionView } from '../../../shared/app/session-store.ts'
import { toWire } from '../../../shared/trade/price/wire-money.ts'
import { useRuleWords } from './use-rule-words.ts'

type MarkupExampleProps = {
  /** The rules as they are typed; null while one of them is invalid. */
  rules: readonly MarkupRule[] | null
}

type Sample = {
  readonly product: Schemas['Product']
  readonly operator: string
  readonly currency: string
  readonly net: string
  readonly people: number
}

/** The net price of the example at the start, about that of a sailing, by currency in main units. */
const NET: Readonly<Record<string, string>> = { IDR: '370000', SGD: '28.00' }
const PEOPLE_MAX = 60

/** Shows what the rules add to a price that the user tries. */
export function MarkupExample({ rules }: MarkupExampleProps) {
  const { t } = useTranslation('markup')
  const words = useRuleWords()
  const currency = useSessionView((view) => view.currencyUser)
  const [sample, setSample] = useState<Sample>({
    product: words.products[0]?.value ?? 'ferry',
    operator: '',
    currency,
    net: NET[currency] ?? '100',
    people: 1,
  })
  const change = (part: Partial<Sample>) => setSample((before) => ({ ...before, ...part }))
  return (
    <Card asChild className="p-5 sm:p-6">
      <section aria-labelledby="markup-example">
        <h2 id="markup-example" className="mb-4 text-xl">
          {t('example.title')}
        </h2>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          <Field label={t('rule.product')}>
            <Select
              value={sample.product}
              onChange={({ currentTarget }) => {
                const chosen = words.products.find(({ value }) => value === currentTarget.value)
                if (chosen) change({ product: chosen.value })
              }}
              options={words.products}
            />
          </Field>
          {sample.product === 'ferry' && (
            <Field label={t('rule.operator')}>
              <Select
                value={sample.operator}
                onChange={({ currentTarget }) => change({ operator: currentTarget.value })}
                options={[{ value: '', label: t('rule.allOperators') }, ...words.operators]}
              />
            </Field>
          )}
          <Field label={t('example.currency')}>
            <Select
              value={sample.currency}
              onChange={({ currentTarget: { value } }) =>
                change({ currency: value, net: NET[value] ?? '100' })
              }
              options={words.currencies.map((code) => ({ value: code, label: code }))}
            />
          </Field>
          <Field label={t('example.net')}>
            <Input
              value={sample.net}
              onChange={({ currentTarget }) => change({ net: currentTarget.value })}
              inputMode="decimal"
              autoComplete="off"
              className="text-end tabular"
            />
          </Field>
          <NumberField
            label={t('example.people')}
            value={sample.people}
            onValueChange={(people) => change({ people })}
            min={1}
            max={PEOPLE_MAX}
            decreaseLabel={t('example.fewer')}
            increaseLabel={t('example.more')}
          />
        </div>
        <div role="status" className="mt-5 border-t border-dashed border-input/60 pt-4">
          {rules ? <Result rules={rules} sample={sample} /> : <p>{t('example.mend')}</p>}
        </div>
      </section>
    </Card>
  )
}

function Result({ rules, sample }: { rules: readonly MarkupRule[]; sample: Sample }) {
  const { t } = useTranslation('markup')
  const format = useFormat()
  const { productName } = useRuleWords()
  const { product, operator, currency, people } = sample
  const net = readTypedAmount(sample.net, currency)
  if (!net) return <p>{t('issue.amount', { example: NET[currency] ?? '100' })}</p>
  const item = { net, product, operators: operator === '' ? [] : [operator], people }
  const rule = fittingRule(item, rules)
  return (
    <>
      <p>
        {t('example.sells', {
          product: productName(product),
          net: format.money(toWire(net)),
        })}
      </p>
      <p className="text-3xl font-bold tabular max-[20rem]:text-xl">
        {format.money(toWire(sellingPrice(item, rules)))}
      </p>
      <p className="mt-1 text-sm text-muted-foreground">
        {rule ? t('example.counts', { number: rules.indexOf(rule) + 1 }) : t('example.noRule')}
      </p>
    </>
  )
}
