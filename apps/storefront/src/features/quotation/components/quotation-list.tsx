import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import type { Address } from '../../../shared/kit/address/use-address.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { ShowMore } from '../../../shared/kit/show-more.tsx'
import { useCursorPages } from '../../../shared/kit/use-cursor-pages.ts'
import { quotationsQuery } from '../api/quotation-queries.ts'
import type { QuotationSearch } from '../model/quotation-url.ts'
import { QuotationRows } from './quotation-rows.tsx'

type QuotationListProps = { list: Address<QuotationSearch> }

/** The quotations that fit, the newest first; more of them at a press. */
export function QuotationList({ list: { query, clear } }: QuotationListProps) {
  const { t } = useTranslation('quotation')
  const pages = useCursorPages((cursor) => quotationsQuery(query, cursor))
  const { first, items, hasMore } = pages
  if (!first) return null
  return (
    <QueryState query={first} skeleton={<Skeleton className="h-96 w-full" />}>
      {() => {
        if (items.length === 0)
          return Object.keys(query).length > 0 ? <NothingFits onShowAll={clear} /> : <NoneYet />
        return (
          <div aria-busy={first.isPlaceholderData || undefined} className="flex flex-col gap-4">
            <p role="status" className="text-sm text-muted-foreground">
              {!first.isPlaceholderData && t('list.shown', { count: items.length })}
            </p>
            <QuotationRows quotations={items} />
            {hasMore && <ShowMore pages={pages} />}
          </div>
        )
      }}
    </QueryState>
  )
}

function NoneYet() {
  const { t } = useTranslation('quotation')
  return (
    <EmptyState
      title={t('list.noneTitle')}
      description={t('list.noneBody')}
      illustration={<Seascape seed="quotations" />}
      action={
        <Button asChild variant="secondary">
          <Link to={paths.cart()}>{t('list.toCart')}</Link>
        </Button>
      }
    />
  )
}

function NothingFits({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('quotation')
  return (
    <EmptyState
      title={t('list.nothingTitle')}
      description={t('list.nothingBody')}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('list.showAll')}
        </Button>
      }
    />
  )
}
