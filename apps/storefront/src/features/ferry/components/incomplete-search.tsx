import type { FerryCriteria, Issue } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { PageHeading } from '@selat/ui/page-heading'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { FerrySearchForm } from '../../../shared/trade/ferry/ferry-search-form.tsx'

type IncompleteSearchProps = { criteria: FerryCriteria; issue: Issue }

/** Shows the search form for a link whose dates have passed or which lacks a part of the search; the rest is filled in. */
export function IncompleteSearch({ criteria, issue }: IncompleteSearchProps) {
  const { t } = useTranslation('ferry')
  const toText = useIssueText()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-14">
      <PageMeta title={t('search.title')} />
      <PageHeading>{t('search.title')}</PageHeading>
      <Alert variant="warning" title={toText(issue)} className="mt-6" />
      <div className="mt-6 rounded-xl border border-border bg-card p-4 shadow-card sm:p-6">
        <FerrySearchForm initial={criteria} isRefused />
      </div>
    </div>
  )
}
