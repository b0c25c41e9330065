import { useTranslation, languages, useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Select } from '@selat/ui/select'
import { Skeleton } from '@selat/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import type { Address } from '../../../shared/kit/address/use-address.ts'
import { ListPages } from '../../../shared/kit/list-pages.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { type HotelChoice, reviewSorts } from '../model/hotel-choice.ts'
import { ReviewSummary } from './review-summary.tsx'

type ReviewsSectionProps = {
  hotelId: string
  summary: Schemas['ReviewSummary'] | null
  address: Address<HotelChoice>
}

const size = 5

/** Shows the four average ratings, their distribution, and the reviews. */
export function ReviewsSection({ hotelId, summary, address }: ReviewsSectionProps) {
  const { t } = useTranslation('hotel')
  if (!summary) return null
  return (
    <DetailSection title={t('review.title')}>
      <ReviewSummary summary={summary} />
      <ReviewList hotelId={hotelId} address={address} />
    </DetailSection>
  )
}

function ReviewList({ hotelId, address }: Omit<ReviewsSectionProps, 'summary'>) {
  const { t } = useTranslation('hotel')
  const { reviews: sort, reviewPage: page } = address.query
  const query = useQuery({
    ...travelQueries.get('/travel/v1/hotel/{id}/review', {
      path: { id: hotelId },
      query: { sort, page, size },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={t('review.all')} className="mt-8">
      <label className="flex w-fit max-w-full flex-wrap items-center gap-x-2.5 text-sm">
        <span className="whitespace-nowrap text-muted-foreground">{t('review.sort')}</span>
        <Select
          value={sort}
          onChange={({ currentTarget }) =>
            address.set({
              reviews: reviewSorts.find((one) => one === currentTarget.value) ?? 'newest',
              reviewPage: 1,
            })
          }
          options={reviewSorts.map((value) => ({ value, label: t(`reviewSort.${value}`) }))}
          className="w-44 max-w-full"
        />
      </label>
      <QueryState query={query} skeleton={<Skeleton className="mt-4 h-120 w-full rounded-lg" />}>
        {({ Items, Total }) => (
          <>
            <ul
              aria-busy={query.isPlaceholderData || undefined}
              className="mt-2 divide-y divide-border transition-opacity aria-busy:opacity-60"
            >
              {Items.map((review, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a guest may write two reviews on one day
                <li key={place}>
                  <ReviewItem review={review} />
                </li>
              ))}
            </ul>
            <div className="mt-4">
              <ListPages
                label={t('review.pages')}
                page={page}
                pages={Math.ceil(Total / size)}
                to={(reviewPage) => address.addressOf({ reviewPage })}
                isPart
              />
            </div>
          </>
        )}
      </QueryState>
    </section>
  )
}

/** Shows a guest's review, marked with the language in which it was written. */
function ReviewItem({ review }: { review: Schemas['Review'] }) {
  const { t } = useTranslation('hotel')
  const format = useFormat()
  const { Author, Date: date, Language, Scores, Average, Text } = review
  return (
    <article className="py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="rounded-md bg-brand-surface px-2 py-0.5 text-sm font-bold text-brand-text tabular">
          {format.number(Average, 1)}
        </span>
        <span className="font-semibold">{Author}</span>
        <span className="text-sm text-muted-foreground">{format.date(date, 'month')}</span>
      </p>
      <p lang={languages.find(({ code }) => code === Language)?.tag} className="mt-2 max-w-prose">
        {Text}
      </p>
      <p className="mt-1.5 text-sm text-muted-foreground">
        {t('review.scores', {
          comfort: format.number(Scores.Comfort),
          service: format.number(Scores.Service),
          cleanliness: format.number(Scores.Cleanliness),
          location: format.number(Scores.Location),
        })}
      </p>
    </article>
  )
}
