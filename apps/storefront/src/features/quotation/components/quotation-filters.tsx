import { QUOTATION_STATES } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { SegmentedControl } from '@selat/ui/segmented-control'

import type { Address } from '../../../shared/kit/address/use-address.ts'
import { SearchField } from '../../../shared/kit/search-field.tsx'
import type { QuotationSearch } from '../model/quotation-url.ts'

type FiltersProps = { list: Address<QuotationSearch> }

/** Narrows the list by the quotations' state, and by number or customer. */
export function QuotationFilters({ list }: FiltersProps) {
  const { t } = useTranslation('quotation')
  const { query, set } = list
  return (
    <section
      aria-label={t('list.state')}
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4"
    >
      <div className="max-w-full min-w-0">
        <SegmentedControl
          label={t('list.state')}
          value={query.state ?? 'all'}
          options={[
            { value: 'all', label: t('list.all') },
            ...QUOTATION_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ]}
          onValueChange={(value) => set({ state: QUOTATION_STATES.find((one) => one === value) })}
        />
      </div>
      <div className="w-full sm:w-72">
        <SearchField
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          value={query.search ?? ''}
          onChange={(text) => set({ search: text })}
        />
      </div>
    </section>
  )
}
