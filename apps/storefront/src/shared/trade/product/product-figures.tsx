import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Rating } from '@selat/ui/rating'

/** The highest score that a guest can give. */
const MOST = 5

type ProductFiguresProps = { stars: number | null; rating: Schemas['Rating'] | null }

/** Shows the stars of a product and the score that guests gave, in figures and in words; shows nothing without either. */
export function ProductFigures({ stars, rating }: ProductFiguresProps) {
  const { t } = useTranslation('product')
  const format = useFormat()
  return (
    <>
      {stars !== null && (
        <span
          role="img"
          aria-label={t('card.stars', { count: stars })}
          className="text-accent-text"
        >
          {'★'.repeat(stars)}
        </span>
      )}
      {rating && rating.Count > 0 && (
        <Rating
          average={format.number(rating.Average, 1)}
          count={format.number(rating.Count)}
          label={t('card.rating', {
            average: format.number(rating.Average, 1),
            count: rating.Count,
            max: format.number(MOST),
          })}
        />
      )}
    </>
  )
}
