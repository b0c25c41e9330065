import { languages, useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

/** Shows a guest's review, marked with the language in which it was written. */
export function ReviewItem({ review }: { review: Schemas['Review'] }) {
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
