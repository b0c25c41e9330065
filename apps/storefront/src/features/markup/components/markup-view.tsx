import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Card } from '@selat/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { toRules } from '../../../shared/trade/sale/item-sale.ts'
import { MarkupExample } from './markup-example.tsx'
import { SavedBy } from './saved-by.tsx'
import { useRuleWords } from './use-rule-words.ts'

/** Shows the rules to members who may only read them. */
export function MarkupView({ markup }: { markup: Schemas['Markup'] }) {
  const { t } = useTranslation('markup')
  return (
    <div className="flex flex-col gap-6">
      <Alert variant="info">{t('page.readOnly')}</Alert>
      <div className="flex flex-col gap-2">
        {markup.Rules.length === 0 ? <p>{t('rule.none')}</p> : <RuleTable markup={markup} />}
        <p className="text-sm text-muted-foreground">{t('rule.most')}</p>
        <SavedBy markup={markup} />
      </div>
      <MarkupExample rules={toRules(markup)} />
    </div>
  )
}

function RuleTable({ markup: { Rules } }: { markup: Schemas['Markup'] }) {
  const { t } = useTranslation('markup')
  const format = useFormat()
  const words = useRuleWords()
  const perPerson = (rule: Schemas['MarkupRule'], currency: string) => {
    const amount = rule.PerPerson.find(({ Currency }) => Currency === currency)
    return amount ? format.money(amount) : '–'
  }
  return (
    <Card>
      <Table caption={t('rule.caption')}>
        <TableHead>
          <TableRow>
            <TableHeader className="ps-5">{t('rule.product')}</TableHeader>
            <TableHeader>{t('rule.operator')}</TableHeader>
            <TableHeader align="end">{t('rule.percent')}</TableHeader>
            {words.currencies.map((currency) => (
              <TableHeader key={currency} align="end" className="last:pe-5">
                {t('rule.perPerson', { currency })}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {Rules.map((rule) => (
            <TableRow key={`${rule.Product} ${rule.Operator}`}>
              <TableHeader scope="row" className="ps-5">
                {words.productName(rule.Product)}
              </TableHeader>
              <TableCell>
                {rule.Product === 'ferry' ? words.operatorName(rule.Operator) : '–'}
              </TableCell>
              <TableCell align="end">
                {rule.Percent === 0 ? '–' : format.percent(rule.Percent / 100)}
              </TableCell>
              {words.currencies.map((currency) => (
                <TableCell key={currency} align="end" className="whitespace-nowrap last:pe-5">
                  {perPerson(rule, currency)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
