import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Select } from '@selat/ui/select'
import { Skeleton } from '@selat/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { reviewSorts } from '../model/hotel-choice.ts'
import type { HotelChoice, ReviewSort } from '../model/hotel-choice.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewSummary } from './review-summary.tsx'

type ReviewsSectionProps = {
  hotelId: string
  summary: Schemas['ReviewSummary'] | null
  choice: Pick<HotelChoice, 'reviewSort' | 'reviewPage'>
  onChoose: (patch: Partial<HotelChoice>) => void
}

const size = 5

/** What guests say: the four ratings, how they are spread, and the reviews themselves. */
export function ReviewsSection({ hotelId, summary, choice, onChoose }: ReviewsSectionProps) {
  const { t } = useTranslation('hotel')
  if (!summary) return null
  return (
    <DetailSection title={t('review.title')}>
      <ReviewSummary summary={summary} />
      <ReviewList
        hotelId={hotelId}
        sort={choice.reviewSort}
        page={choice.reviewPage}
        onChoose={onChoose}
      />
    </DetailSection>
  )
}

type ReviewListProps = Pick<ReviewsSectionProps, 'hotelId' | 'onChoose'> & {
  sort: ReviewSort
  page: number
}

function ReviewList({ hotelId, sort, page, onChoose }: ReviewListProps) {
  const { t } = useTranslation('hotel')
  const query = useQuery({
    ...travelQueries.get('/travel/v1/hotel/{id}/review', {
      path: { id: hotelId },
      query: { sort, page, size },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={t('review.all')} className="mt-8">
      <label className="flex w-fit items-center gap-2.5 text-sm">
        <span className="whitespace-nowrap text-muted-foreground">{t('review.sort')}</span>
        <Select
          value={sort}
          onChange={({ currentTarget }) =>
            onChoose({
              reviewSort: reviewSorts.find((one) => one === currentTarget.value) ?? 'newest',
              reviewPage: 1,
            })
          }
          options={reviewSorts.map((value) => ({ value, label: t(`reviewSort.${value}`) }))}
          className="w-44"
        />
      </label>
      <QueryState query={query} skeleton={<Skeleton className="mt-4 h-120 w-full rounded-lg" />}>
        {({ Items, Total }) => (
          <>
            <ul
              aria-busy={query.isPlaceholderData || undefined}
              className="mt-2 divide-y divide-border transition-opacity aria-busy:opacity-60"
            >
              {Items.map((review) => (
                <li key={`${review.Author} ${review.Date}`}>
                  <ReviewItem review={review} />
                </li>
              ))}
            </ul>
            <ReviewPages
              page={page}
              pages={Math.ceil(Total / size)}
              onPage={(reviewPage) => onChoose({ reviewPage })}
            />
          </>
        )}
      </QueryState>
    </section>
  )
}

type ReviewPagesProps = { page: number; pages: number; onPage: (page: number) => void }

function ReviewPages({ page, pages, onPage }: ReviewPagesProps) {
  const { t } = useTranslation(['product', 'hotel'])
  const format = useFormat()
  if (pages < 2) return null
  return (
    <nav
      aria-label={t('hotel:review.pages')}
      className="mt-4 flex flex-wrap items-center justify-between gap-4"
    >
      <Button
        variant="outline"
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        {t('pages.previous')}
      </Button>
      <p role="status" className="text-sm text-muted-foreground tabular">
        {t('pages.of', { page: format.number(page), pages: format.number(pages) })}
      </p>
      <Button
        variant="outline"
        aria-disabled={page >= pages || undefined}
        onClick={() => page < pages && onPage(page + 1)}
      >
        {t('pages.next')}
      </Button>
    </nav>
  )
}
