import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { markupQuery } from '../../../shared/trade/sale/markup-query.ts'
import {
  checkRules,
  PERCENT_MAX,
  rulePointers,
  toMarkupInput,
  toValues,
} from '../model/rule-values.ts'
import type { MarkupValues, RuleIssue } from '../model/rule-values.ts'

type Issue = Pick<RuleIssue, 'reason' | 'currency'>

/** The form of the agency's rules. */
export function useMarkupForm(markup: Schemas['Markup'], currencies: readonly string[]) {
  const { t } = useTranslation('markup')
  const queries = useQueryClient()
  const toText = useIssueText()
  const [pointers, setPointers] = useState<Record<string, string>>({})
  return useServerForm<MarkupValues, Schemas['Markup']>({
    id: 'markup',
    defaultValues: toValues(markup, currencies),
    check: (values) =>
      checkRules(values).map(({ name, ...issue }) => ({
        name,
        words: { code: 'told', text: toText(issue) },
      })),
    send: (values) => {
      setPointers(rulePointers(values))
      const body = toMarkupInput(values)
      return unwrap(admin.put('/admin/v1/agency/markup', { body }))
    },
    onDone: (saved) => {
      queries.setQueryData(markupQuery().queryKey, saved)
      notify({ title: t('save.done') })
    },
    fields: {
      pointers,
      tell: ({ code }) => (isReason(code) ? toText({ reason: code }) : undefined),
    },
  })
}

const REASONS = ['duplicate', 'ferries_only', 'unknown'] as const

const isReason = (code: string): code is (typeof REASONS)[number] =>
  REASONS.some((known) => known === code)

function useIssueText(): (issue: Issue | { reason: 'unknown' }) => string {
  const { t } = useTranslation('markup')
  const format = useFormat()
  return (issue) => {
    switch (issue.reason) {
      case 'duplicate':
      case 'ferries_only':
      case 'unknown':
        return t(`issue.${issue.reason}`)
      case 'percent':
        return t('issue.percent', { min: format.number(0), max: format.number(PERCENT_MAX) })
      case 'amount':
      case 'below_zero':
      case 'too_high':
      case 'wrong_exponent':
        return t('issue.amount', { example: exampleOf('currency' in issue ? issue.currency : '') })
      default:
        return issue satisfies never
    }
  }
}

/** As one would type it. */
const exampleOf = (currency = ''): string => (currency === 'IDR' ? '25000' : '2.50')
