import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { PageHeading } from '@selat/ui/page-heading'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../../../shared/app/page-meta.tsx'
import { paths } from '../../../../shared/app/paths.ts'

/** Says that there is no receipt, because nothing was paid for the order. */
export function NoReceipt({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order')
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('receipt.title')} />
      <PageHeading>{t('receipt.title')}</PageHeading>
      <EmptyState
        className="mt-6"
        title={t('receipt.none')}
        description={t('receipt.noneBody')}
        action={
          <Button asChild>
            <Link to={paths.orderDetail(orderId)}>{t('receipt.toOrder')}</Link>
          </Button>
        }
      />
    </div>
  )
}
