import { useTranslation } from '@selat/i18n'
import { ErrorSummary } from '@selat/ui/error-summary'
import { useEffect, useRef } from 'react'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import type { RefusedSubmit } from '../../../shared/kit/form/use-form-engine.ts'
import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { fieldId } from '../../../shared/trade/checkout/checkout-values.ts'
import { condenseIssues } from '../model/condense-issues.ts'
import { unfold } from './focus-field.ts'
import type { FieldTitles } from './use-field-titles.ts'

type RefusedSummaryProps = {
  refused: RefusedSubmit
  /** Whether an issue still exists; issues that were corrected leave the list. */
  isOpen: (issue: FieldIssue) => boolean
  titles: FieldTitles
}

/** Lists above the form every field that a submit was refused for, with a link to each. */
export function RefusedSummary({ refused, isOpen, titles }: RefusedSummaryProps) {
  const { t } = useTranslation(['order', 'common'])
  const toText = useIssueText()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const { name } of refused.issues) unfold(fieldId(name))
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView?.({ block: 'start' })
  }, [refused])
  const open = refused.issues.filter(isOpen)
  if (open.length === 0) return null
  return (
    <ErrorSummary
      ref={summary}
      className="mb-6 max-lg:scroll-mt-16"
      title={
        asksForPassengers(open)
          ? t('checkout.notReady')
          : t('common:validation.summary', { count: open.length })
      }
      errors={condenseIssues(open).map((line) =>
        line.kind === 'empty'
          ? {
              fieldId: fieldId(line.name),
              message: t('checkout.errorLine', {
                field: titles.ofPassenger(line.name),
                message: t('checkout.fillIn', { count: line.count }),
              }),
            }
          : {
              fieldId: fieldId(line.issue.name),
              message: t('checkout.errorLine', {
                field: titles.ofField(line.issue.name),
                message: toText(line.issue.words),
              }),
            },
      )}
    />
  )
}

/** Returns whether a passenger is among the issues. A stay or a ticket is booked without any. */
function asksForPassengers(issues: readonly FieldIssue[]): boolean {
  return issues.some(({ name }) => name.startsWith('passengers.'))
}
