import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { IconButton } from '@selat/ui/icon-button'
import { Pencil, Search, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { chooseCustomer } from '../../../shared/trade/agency/chosen-customer.ts'

type CustomerActionsProps = { customer: Schemas['Customer']; onDelete: () => void }

/** Starts a booking for the customer, or edits or deletes the customer. */
export function CustomerActions({ customer, onDelete }: CustomerActionsProps) {
  const { t } = useTranslation('customer')
  const { Id: id, Name: name } = customer
  return (
    <div className="flex flex-wrap items-center gap-1 lg:flex-nowrap lg:justify-end">
      <Button asChild variant="outline" size="sm" className="me-1 max-lg:min-h-11 max-lg:grow">
        <Link
          to={paths.home()}
          aria-label={t('list.bookFor', { name })}
          onClick={() => chooseCustomer({ id, name })}
        >
          <Search aria-hidden />
          {t('list.book')}
        </Link>
      </Button>
      <Button asChild variant="ghost" className="size-11 px-0 py-0 text-lg">
        <Link
          to={paths.customers({ edit: id })}
          aria-label={t('list.editOf', { name })}
          title={t('list.editOf', { name })}
        >
          <Pencil aria-hidden />
        </Link>
      </Button>
      <IconButton
        label={t('list.deleteOf', { name })}
        icon={<Trash2 aria-hidden />}
        className="size-11"
        onClick={onDelete}
      />
    </div>
  )
}
