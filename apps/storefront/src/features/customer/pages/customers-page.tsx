import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { CustomerEditor } from '../components/customer-editor.tsx'
import { CustomerList } from '../components/customer-list.tsx'

export default function CustomersPage() {
  const { t } = useTranslation('customer')
  const edit = useSearchParams()[0].get('edit')
  if (edit !== null)
    return (
      <AgencyPage
        key={edit}
        roles={sellers}
        title={t(edit === 'new' ? 'form.addTitle' : 'form.editTitle')}
      >
        <CustomerEditor id={edit === 'new' ? null : edit} />
      </AgencyPage>
    )
  return (
    <AgencyPage
      key="list"
      roles={sellers}
      title={t('page.title')}
      lead={t('page.lead')}
      actions={
        <Button asChild variant="main">
          <Link to={paths.customers({ edit: 'new' })}>
            <Plus aria-hidden />
            {t('page.add')}
          </Link>
        </Button>
      }
    >
      <CustomerList />
    </AgencyPage>
  )
}
