import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Rating } from '@selat/ui/rating'

/** Stars of the house, and what guests gave. */
export function HotelFigures({ Stars, Reviews }: Pick<Schemas['Hotel'], 'Stars' | 'Reviews'>) {
  const { t } = useTranslation('product')
  const format = useFormat()
  return (
    <>
      <span role="img" aria-label={t('card.stars', { count: Stars })} className="text-accent-text">
        {'★'.repeat(Stars)}
      </span>
      {Reviews && (
        <Rating
          average={format.number(Reviews.Rating.Average, 1)}
          count={format.number(Reviews.Rating.Count)}
          label={t('card.rating', {
            average: format.number(Reviews.Rating.Average, 1),
            count: Reviews.Rating.Count,
          })}
        />
      )}
    </>
  )
}
