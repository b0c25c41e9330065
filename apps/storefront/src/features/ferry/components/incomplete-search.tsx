import type { CriteriaRefusal, FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { PageHeading } from '@selat/ui/page-heading'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { useCriteriaRefusalText } from '../../../shared/trade/ferry/criteria-refusal-text.ts'
import { FerrySearchForm } from '../../../shared/trade/ferry/ferry-search-form.tsx'

type IncompleteSearchProps = { criteria: FerryCriteria; refusal: CriteriaRefusal }

/** A link whose dates have passed or that is only half a search: the form, filled with what there is. */
export function IncompleteSearch({ criteria, refusal }: IncompleteSearchProps) {
  const { t } = useTranslation('ferry')
  const toText = useCriteriaRefusalText()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-14">
      <PageMeta title={t('search.title')} />
      <PageHeading>{t('search.title')}</PageHeading>
      <Alert variant="warning" title={toText(refusal)} className="mt-6" />
      <div className="mt-6 rounded-xl border border-border bg-card p-4 shadow-card sm:p-6">
        <FerrySearchForm initial={criteria} isRefused />
      </div>
    </div>
  )
}
