import { QUOTATION_STATES } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { useEffect, useEffectEvent, useState } from 'react'

import { useRested } from '../../../shared/use-rested.ts'
import type { QuotationListSearch } from './use-quotation-search.ts'

type FiltersProps = { list: QuotationListSearch }

/** Narrows the list: by where quotations stand, and by number or customer. */
export function QuotationFilters({ list }: FiltersProps) {
  const { t } = useTranslation('quotation')
  const { search, set, clears } = list
  return (
    <section
      aria-label={t('list.state')}
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4"
    >
      <div className="max-w-full min-w-0">
        <SegmentedControl
          label={t('list.state')}
          value={search.state ?? 'all'}
          options={[
            { value: 'all', label: t('list.all') },
            ...QUOTATION_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ]}
          onValueChange={(value) => set({ state: QUOTATION_STATES.find((one) => one === value) })}
        />
      </div>
      <SearchField key={clears} list={list} />
    </section>
  )
}

/** The list follows what is typed after a pause. */
function SearchField({ list: { search, set } }: FiltersProps) {
  const { t } = useTranslation('quotation')
  const [typed, setTyped] = useState(search.search ?? '')
  const rested = useRested(typed)
  const inAddress = search.search ?? ''
  const send = useEffectEvent(() => set({ search: rested === '' ? undefined : rested }))
  useEffect(() => {
    if (rested !== inAddress) send()
  }, [rested, inAddress])
  return (
    <Field label={t('list.search')} className="w-full sm:w-72">
      <Input
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        placeholder={t('list.searchHint')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
      />
    </Field>
  )
}
