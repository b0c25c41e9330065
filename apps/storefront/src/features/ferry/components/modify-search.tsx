import type { FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Sheet } from '@selat/ui/sheet'
import { Skeleton } from '@selat/ui/skeleton'
import { PHONE, useMediaQuery } from '@selat/ui/use-media-query'
import { useCallback } from 'react'

import { deferred } from '../../../shared/kit/deferred.tsx'
import { serializeCriteria } from '../../../shared/trade/ferry/criteria-url.ts'

const FerrySearchForm = deferred(
  () =>
    import('../../../shared/trade/ferry/ferry-search-form.tsx').then(
      (module) => module.FerrySearchForm,
    ),
  { place: <Skeleton className="h-96 w-full md:h-40" /> },
)

type ModifySearchProps = {
  criteria: FerryCriteria
  isOpen: boolean
  onClose: () => void
  onSearch: (criteria: FerryCriteria) => void
}

/** Shows the search form of the results: unfolded above them, or in a sheet on phones. */
export function ModifySearch({ criteria, isOpen, onClose, onSearch }: ModifySearchProps) {
  const { t } = useTranslation(['ferry', 'common'])
  const isPhone = useMediaQuery(PHONE)
  const takeFocus = useCallback((panel: HTMLElement | null) => panel?.focus(), [])
  const form = (
    <FerrySearchForm
      key={serializeCriteria(criteria).toString()}
      initial={criteria}
      onSearch={onSearch}
    />
  )
  if (isPhone) {
    return (
      <Sheet
        open={isOpen}
        onOpenChange={onClose}
        title={t('search.modify')}
        closeLabel={t('common:action.close')}
        side="full"
      >
        {form}
      </Sheet>
    )
  }
  if (!isOpen) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the Escape key folds it up again
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={t('search.modify')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="mx-auto w-full max-w-6xl border-t border-border px-4 pt-5 pb-6 outline-none sm:px-6"
    >
      {form}
    </section>
  )
}
