import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'

type ListPagesProps = { page: number; pages: number; to: (page: number) => string }

/** From one page of a list to the next. */
export function ListPages({ page, pages, to }: ListPagesProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={t('traveller:saved.pages')} className="flex flex-wrap items-center gap-3">
      {page > 1 && (
        <Button asChild variant="outline" size="sm">
          <Link to={to(Math.min(page - 1, Math.max(pages, 1)))}>
            <ChevronLeft aria-hidden />
            {t('traveller:saved.previous')}
          </Link>
        </Button>
      )}
      <span className="text-sm text-muted-foreground tabular">
        {t('traveller:saved.page', { page, pages: Math.max(pages, 1) })}
      </span>
      {page < pages && (
        <Button asChild variant="outline" size="sm">
          <Link to={to(page + 1)}>
            {t('traveller:saved.next')}
            <ChevronRight aria-hidden />
          </Link>
        </Button>
      )}
    </nav>
  )
}
