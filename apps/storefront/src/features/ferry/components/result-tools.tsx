import { SAILING_SORTS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Select } from '@selat/ui/select'
import { Sheet } from '@selat/ui/sheet'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { countSailings } from '../model/count-sailings.ts'
import { countFilters } from '../model/result-view.ts'
import type { FilterPanelProps } from './filter-panel.tsx'

type ResultToolsProps = Omit<FilterPanelProps, 'legs'> & { filters: ReactNode }

/** Chooses the order of the list, and opens the filters on phones. */
export function ResultTools({ leg, view, filters, onChange }: ResultToolsProps) {
  const { t } = useTranslation(['ferry', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const count = countFilters(view)
  return (
    <div className="flex min-w-0 grow items-center justify-between gap-3 max-[20rem]:flex-wrap lg:justify-end">
      <Button variant="outline" className="lg:hidden" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden />
        {count === 0 ? t('filter.title') : t('filter.count', { count })}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('filter.title')}
        closeLabel={t('common:action.close')}
        footer={
          <Button className="grow" onClick={() => setIsOpen(false)}>
            {t('filter.show', { count: countSailings(leg, view) })}
          </Button>
        }
      >
        {filters}
      </Sheet>
      <label className="flex min-w-0 items-center gap-2.5 text-sm">
        <span className="whitespace-nowrap text-muted-foreground max-sm:sr-only">
          {t('sort.label')}
        </span>
        <Select
          value={view.sort}
          onChange={({ currentTarget }) =>
            onChange({
              sort: SAILING_SORTS.find((sort) => sort === currentTarget.value) ?? 'departure',
            })
          }
          options={SAILING_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          className="w-48 min-w-0 shrink"
        />
      </label>
    </div>
  )
}
