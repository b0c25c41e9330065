import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { ReviewRules } from '../../../shared/trade/checkout/review-rules.tsx'
import type { RuledItem } from '../../../shared/trade/checkout/use-item-rules.ts'

type QuotedRulesProps = { quotation: Pick<Schemas['SharedQuotation'], 'Lines' | 'AsOf'> }

const HEADING = 'quoted-rules'

/** Moves the focus to the rules, for customers who are about to accept. */
export function focusQuotedRules(): void {
  document.getElementById(HEADING)?.focus()
}

/** Shows the rules that hold once the quotation is booked, line by line, as a checkout shows them. */
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

/** Shows these rules on paper, where they are all unfolded and have no link to them. */
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
