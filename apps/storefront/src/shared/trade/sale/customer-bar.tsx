import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { UserRound, X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import { chooseCustomer, useChosenCustomer } from '../agency/chosen-customer.ts'

/** Names on every page the customer for whom the agent books, until the booking is made or the customer is released. */
export function CustomerBar() {
  const { t } = useTranslation('customer')
  const customer = useChosenCustomer()
  if (!customer) return null
  const { id, name } = customer
  return (
    <aside
      aria-label={t('bar.label')}
      className="border-b border-border bg-brand-surface text-brand-text print:hidden"
    >
      <p className="mx-auto flex min-h-11 w-full max-w-6xl items-center gap-2 px-4 text-sm sm:px-6">
        <UserRound aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 grow wrap-anywhere">
          {t('bar.bookingFor')}{' '}
          <Link
            to={paths.customers({ edit: id })}
            className="font-semibold underline underline-offset-4"
          >
            {name}
          </Link>
        </span>
        <Button
          variant="ghost"
          size="sm"
          className="text-brand-text"
          aria-label={t('bar.letGoOf', { name })}
          onClick={() => chooseCustomer(null)}
        >
          <X aria-hidden />
          {t('bar.letGo')}
        </Button>
      </p>
    </aside>
  )
}
