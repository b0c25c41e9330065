import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { ReviewRules } from '../../../shared/trade/checkout/review-rules.tsx'
import type { RuledItem } from '../../../shared/trade/checkout/use-item-rules.ts'

type QuotedRulesProps = { quotation: Pick<Schemas['SharedQuotation'], 'Lines' | 'AsOf'> }

const HEADING = 'quoted-rules'

/** Brings whoever is about to accept to the rules. */
export function focusQuotedRules(): void {
  document.getElementById(HEADING)?.focus()
}

/** What holds once it is booked, line by line, as a checkout shows it. */
export function QuotedRules({ quotation: { Lines, AsOf } }: QuotedRulesProps) {
  const { t } = useTranslation('order')
  const items = Lines.flatMap(toRuledItem)
  if (items.length === 0) return null
  return (
    <section aria-labelledby={HEADING}>
      <h3 id={HEADING} tabIndex={-1} className="mb-3 text-lg outline-none">
        {t('review.rules')}
      </h3>
      <ReviewRules items={items} now={AsOf} />
    </section>
  )
}

/** The same on paper, where nothing can be unfolded and nothing leads to it. */
export function PaperRules({ quotation: { Lines, AsOf } }: QuotedRulesProps) {
  const { t } = useTranslation('order')
  const items = Lines.flatMap(toRuledItem)
  if (items.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-base font-semibold">{t('review.rules')}</h2>
      <ReviewRules items={items} now={AsOf} isOpen />
    </section>
  )
}

function toRuledItem(line: Schemas['QuotationLine']): RuledItem[] {
  const { Id: id, Title: name, ItemContent: content, Terms: terms } = line
  if (terms === undefined) return []
  const ways = terms.Sectors.map(({ From, To }) => `${From.Name} → ${To.Name}`)
  return [{ id, name, content, terms, parts: ways.length > 1 ? ways : [] }]
}
