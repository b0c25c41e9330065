import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { FieldSet } from '@selat/ui/field-set'
import { IconButton } from '@selat/ui/icon-button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { useFormRows } from '../../../shared/kit/form/form-values.ts'
import { emptyRule, type MarkupValues, RULES_MAX } from '../model/rule-values.ts'
import { RuleControl } from './rule-control.tsx'
import type { RuleField } from './use-rule-fields.ts'
import { useRuleWords } from './use-rule-words.ts'

type RuleListProps = { fields: readonly RuleField[] }

/** Lists the rules with a field for each part, in a table on a wide screen and in cards otherwise. */
export function RuleList({ fields }: RuleListProps) {
  const { t } = useTranslation('markup')
  const { currencies } = useRuleWords()
  const rules = useFormRows<MarkupValues, 'rules'>('rules')
  const [said, setSaid] = useState('')
  const adding = useRef<HTMLButtonElement>(null)
  const isWide = useMediaQuery('(min-width: 64rem)')
  const remove = (index: number) => {
    rules.remove(index)
    setSaid(t('rule.removed', { number: index + 1 }))
    // The pressed button was removed with its rule, so the focus moves to the button that adds a rule.
    adding.current?.focus()
  }
  const { ids } = rules
  const List = isWide ? RuleTable : RuleCards
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      {ids.length === 0 ? (
        <p>{t('rule.none')}</p>
      ) : (
        <List ids={ids} fields={fields} onRemove={remove} />
      )}
      {ids.length < RULES_MAX ? (
        <Button
          ref={adding}
          variant="outline"
          onClick={() => rules.append(emptyRule(currencies), 'product')}
        >
          <Plus aria-hidden />
          {t('rule.add')}
        </Button>
      ) : (
        <p>{t('rule.full', { max: RULES_MAX })}</p>
      )}
    </div>
  )
}

type ListProps = RuleListProps & { ids: readonly string[]; onRemove: (index: number) => void }

function RuleTable({ ids, fields, onRemove }: ListProps) {
  const { t } = useTranslation('markup')
  return (
    <Card className="w-full">
      <Table caption={t('rule.caption')}>
        <TableHead>
          <TableRow>
            {fields.map(({ field, title }) => (
              <TableHeader key={field} className="first:ps-5">
                {title}
              </TableHeader>
            ))}
            <TableHeader className="pe-5">
              <span className="sr-only">{t('rule.actions')}</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {ids.map((id, index) => (
            <TableRow key={id}>
              {fields.map((field) => (
                <TableCell key={field.field} className="first:min-w-52 first:ps-5">
                  <RuleControl index={index} field={field} isInTable />
                </TableCell>
              ))}
              <TableCell align="end" className="pe-5">
                <RemoveRule index={index} onRemove={onRemove} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

function RuleCards({ ids, fields, onRemove }: ListProps) {
  const { t } = useTranslation('markup')
  return (
    <ol className="flex w-full flex-col gap-4">
      {ids.map((id, index) => (
        <li key={id}>
          <Card className="relative p-5">
            <FieldSet
              legend={<span className="text-lg">{t('rule.number', { number: index + 1 })}</span>}
            >
              <div className="mt-2 grid gap-4 sm:grid-cols-2">
                {fields.map((field) => (
                  <RuleControl key={field.field} index={index} field={field} />
                ))}
              </div>
            </FieldSet>
            <div className="absolute end-3 top-3">
              <RemoveRule index={index} onRemove={onRemove} />
            </div>
          </Card>
        </li>
      ))}
    </ol>
  )
}

function RemoveRule({ index, onRemove }: { index: number; onRemove: (index: number) => void }) {
  const { t } = useTranslation('markup')
  return (
    <IconButton
      label={t('rule.remove', { number: index + 1 })}
      icon={<Trash2 aria-hidden />}
      className="size-11"
      onClick={() => onRemove(index)}
    />
  )
}
