import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type ReviewSummaryProps = { summary: Schemas['ReviewSummary'] }

const most = 5

/** Shows the average, the four ratings, and how many guests gave each number of points. */
export function ReviewSummary({ summary: { Rating, Scores, Breakdown } }: ReviewSummaryProps) {
  const { t } = useTranslation('hotel')
  const format = useFormat()
  const aspects = [
    { label: t('review.comfort'), score: Scores.Comfort },
    { label: t('review.service'), score: Scores.Service },
    { label: t('review.cleanliness'), score: Scores.Cleanliness },
    { label: t('review.location'), score: Scores.Location },
  ]
  return (
    <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr_1fr]">
      <p className="tabular">
        <span className="block text-5xl leading-none font-bold tracking-tight">
          {format.number(Rating.Average, 1)}
        </span>
        <span className="mt-1.5 block text-sm text-muted-foreground">
          {t('review.outOf', { count: Rating.Count, most })}
        </span>
      </p>
      <dl className="flex flex-col gap-2.5">
        {aspects.map(({ label, score }) => (
          <Bar key={label} label={label} share={score / most} value={format.number(score, 1)} />
        ))}
      </dl>
      <dl aria-label={t('review.spread')} className="flex flex-col gap-2.5">
        {Breakdown.map(({ Points, Count }) => (
          <Bar
            key={Points}
            label={t('review.points', { count: Points })}
            share={Rating.Count === 0 ? 0 : Count / Rating.Count}
            value={format.number(Count)}
            isQuiet
          />
        ))}
      </dl>
    </div>
  )
}

type BarProps = { label: string; share: number; value: string; isQuiet?: boolean }

/** Shows a rating with a bar, which is hidden from screen readers because it only repeats the figure. */
function Bar({ label, share, value, isQuiet = false }: BarProps) {
  return (
    <div className="grid grid-cols-[minmax(2rem,1fr)_2rem] items-center gap-x-2.5 text-sm min-[20rem]:grid-cols-[6.5rem_minmax(2rem,1fr)_2rem]">
      <dt className="max-[20rem]:col-span-full">{label}</dt>
      <dd className="contents">
        <svg
          aria-hidden
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          className={`h-1.5 w-full overflow-hidden rounded-full ${isQuiet ? 'text-muted-foreground' : 'text-brand-text'}`}
        >
          <rect width="100" height="6" className="fill-muted" />
          <rect width={share * 100} height="6" className="fill-current" />
        </svg>
        <span className="text-end font-semibold tabular">{value}</span>
      </dd>
    </div>
  )
}
