import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { ItemVoucher } from './item-voucher.tsx'

export type VoucherListProps = {
  vouchers: readonly Schemas['Voucher'][]
  items: readonly Schemas['OrderItem'][]
  agency: Schemas['AgencyContact'] | null
  /** Whether a heading separates the vouchers from the tickets above them. */
  hasHeading: boolean
}

/** Lists the vouchers of an order, in the order of its items. */
export function VoucherList({ vouchers, items, agency, hasHeading }: VoucherListProps) {
  const { t } = useTranslation('ticket')
  return (
    <section aria-label={t('list.vouchers')}>
      {hasHeading && <h3 className="text-lg">{t('list.vouchers')}</h3>}
      <ul className={`flex flex-col gap-5 ${hasHeading ? 'mt-3' : ''}`}>
        {vouchers.map((voucher) => {
          const item = items.find(({ Id }) => Id === voucher.OrderItem)
          if (!item || item.ItemContent === 'ferry') return null
          return (
            <li key={voucher.Id} className="break-inside-avoid">
              <ItemVoucher voucher={voucher} item={item} agency={agency} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
