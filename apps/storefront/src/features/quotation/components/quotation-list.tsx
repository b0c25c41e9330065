import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import type { Address } from '../../../shared/kit/address/use-address.ts'
import { GrowingList } from '../../../shared/kit/growing-list.tsx'
import { quotationsQuery } from '../api/quotation-queries.ts'
import type { QuotationSearch } from '../model/quotation-url.ts'
import { QuotationRows } from './quotation-rows.tsx'

type QuotationListProps = { list: Address<QuotationSearch> }

/** Lists the quotations that fit the filters, the newest first; more of them are loaded on demand. */
export function QuotationList({ list: { query, clear } }: QuotationListProps) {
  const { t } = useTranslation('quotation')
  const quotations = useInfiniteQuery(quotationsQuery(query))
  const isNarrowed = Object.keys(query).length > 0
  return (
    <GrowingList
      query={quotations}
      skeleton={<Skeleton className="h-96 w-full" />}
      empty={isNarrowed ? <NothingFits onShowAll={clear} /> : <NoneYet />}
    >
      {(items) => (
        <>
          <p role="status" className="text-sm text-muted-foreground">
            {!quotations.isPlaceholderData && t('list.shown', { count: items.length })}
          </p>
          <QuotationRows quotations={items} />
        </>
      )}
    </GrowingList>
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
