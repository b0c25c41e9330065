import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type QuotedLinesProps = {
  lines: readonly Schemas['QuotationLine'][]
  total: Schemas['Money']
  atCounter: readonly Schemas['Money'][]
}

/** Lists the quoted lines with their selling prices and the total, for customers, on a screen and on paper. */
export function QuotedLines({ lines, total, atCounter }: QuotedLinesProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  return (
    <div className="tabular">
      <ul className="divide-y divide-border">
        {lines.map((line) => (
          <li
            key={line.Id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5 first:pt-0 break-inside-avoid"
          >
            <LineText line={line} />
            <p className="ms-auto font-semibold">{format.money(line.SellingAmount)}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-foreground pt-3 break-inside-avoid">
        <p className="font-semibold">{t('total.total')}</p>
        <p className="text-2xl font-bold max-[20rem]:text-lg">{format.money(total)}</p>
      </div>
      {atCounter.length > 0 && (
        <p className="mt-1 flex flex-wrap justify-between gap-x-6 text-sm text-muted-foreground">
          <span>{t('total.atCounter')}</span>
          <span className="ms-auto text-end">
            {format.list(atCounter.map((amount) => format.money(amount)))}
          </span>
        </p>
      )}
    </div>
  )
}

/** Shows the title of a line, its details and its travellers. */
export function LineText({ line }: { line: Schemas['QuotationLine'] }) {
  const people = usePeopleText()(line.People)
  return (
    <div className="min-w-0 grow basis-64">
      <p className="font-semibold wrap-anywhere">{line.Title}</p>
      {line.Details.map((detail) => (
        <p key={detail} className="text-sm text-muted-foreground wrap-anywhere">
          {detail}
        </p>
      ))}
      {people !== '' && <p className="text-sm text-muted-foreground">{people}</p>}
    </div>
  )
}

function usePeopleText(): (people: Schemas['QuotedPeople']) => string {
  const { t } = useTranslation('passenger')
  const format = useFormat()
  return ({ Adult, Child, Infant }) =>
    format.list(
      [
        Adult > 0 && t('count.adults', { count: Adult }),
        Child > 0 && t('count.children', { count: Child }),
        Infant > 0 && t('count.infants', { count: Infant }),
      ].filter((text) => text !== false),
    )
}
