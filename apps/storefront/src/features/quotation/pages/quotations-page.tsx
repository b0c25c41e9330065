import { QUOTATION_STATES } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { type Address, useAddress } from '../../../shared/kit/address/use-address.ts'
import { SearchField } from '../../../shared/kit/search-field.tsx'
import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { QuotationList } from '../components/quotation-list.tsx'
import { quotationsAddress, type QuotationSearch } from '../model/quotation-url.ts'

export default function QuotationsPage() {
  const { t } = useTranslation('quotation')
  return (
    <AgencyPage
      roles={sellers}
      title={t('list.title')}
      lead={t('list.lead')}
      actions={
        <Button asChild variant="main">
          <Link to={paths.cart()}>{t('list.new')}</Link>
        </Button>
      }
    >
      <Quotations />
    </AgencyPage>
  )
}

function Quotations() {
  const list = useAddress(quotationsAddress)
  return (
    <div className="flex flex-col gap-5">
      <QuotationFilters list={list} />
      <QuotationList list={list} />
    </div>
  )
}

type FiltersProps = { list: Address<QuotationSearch> }

/** Narrows the list by the quotations' state, and by number or customer. */
function QuotationFilters({ list }: FiltersProps) {
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
