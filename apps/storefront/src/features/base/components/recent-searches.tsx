import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { IconButton } from '@selat/ui/icon-button'
import { History, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'

import { useTenant } from '../../../shared/app/tenant.ts'
import {
  forgetAllSearches,
  forgetSearch,
  useRecentSearches,
} from '../../../shared/trade/product/recent-searches.ts'
import { useSearchSummary } from './use-search-summary.ts'

/** Lists the searches that were made on this device; each can be repeated or forgotten with one press (PRD-6). */
export function RecentSearches() {
  const { t } = useTranslation('product')
  const format = useFormat()
  const { Products } = useTenant()
  const summarise = useSearchSummary()
  const heading = useRef<HTMLHeadingElement>(null)
  const searches = useRecentSearches()
    .filter(({ product }) => Products.includes(product))
    .flatMap((search) => {
      const summary = summarise(search)
      return summary ? [{ search, ...summary }] : []
    })
  if (searches.length === 0) return null
  const forget = (run: () => void) => {
    run()
    // The focus has to move, because its button is gone.
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="recent" className="mt-6">
      <div className="flex items-center justify-between gap-4">
        <h2
          ref={heading}
          id="recent"
          tabIndex={-1}
          className="flex items-center gap-2 text-base font-semibold outline-none"
        >
          <History aria-hidden className="size-4.5 text-muted-foreground" />
          {t('recent.title')}
        </h2>
        <Button variant="link" size="sm" onClick={() => forget(forgetAllSearches)}>
          {t('recent.clear')}
        </Button>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {searches.map(({ search, title, detail, to }) => (
          <li
            key={to}
            className="flex max-w-full items-center rounded-full border border-border bg-card ps-4"
          >
            <Link to={to} className="min-w-0 py-2 no-underline hover:text-brand-text">
              <span className="block text-sm wrap-anywhere">
                <span className="font-semibold">{title}</span>
                {detail !== '' && <span className="text-muted-foreground"> · {detail}</span>}
              </span>
            </Link>
            <IconButton
              label={t('recent.remove', { search: format.facts([title, detail]) })}
              icon={<X aria-hidden />}
              className="rounded-full"
              onClick={() => forget(() => forgetSearch(search))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
