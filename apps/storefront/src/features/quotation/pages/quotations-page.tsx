import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { QuotationFilters } from '../components/quotation-filters.tsx'
import { QuotationList } from '../components/quotation-list.tsx'
import { quotationsAddress } from '../model/quotation-url.ts'

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
