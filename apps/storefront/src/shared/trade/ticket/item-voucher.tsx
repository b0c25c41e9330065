import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { QrCode } from '@selat/ui/qr-code'
import { Ticket } from '@selat/ui/ticket'
import { Unbroken } from '@selat/ui/unbroken'

import { knownCatalogue } from '../../app/known/known-products.ts'
import { useTenant } from '../../app/tenant.ts'
import { ItemBlock } from '../cart/items/item-block.tsx'
import { displayOf } from '../cart/items/item-displays.ts'
import { peopleText } from '../cart/items/people-text.tsx'
import { useItemTexts } from '../cart/items/use-item-texts.ts'
import { TicketStateBadge } from '../order/order-badges.tsx'
import { useTicketNote } from './use-ticket-note.tsx'
import { voucherTravellers } from './voucher-travellers.ts'

export type ItemVoucherProps = {
  voucher: Schemas['Voucher']
  item: Exclude<Schemas['OrderItem'], { ItemContent: 'ferry' }>
  agency: Schemas['AgencyContact'] | null
}

/** Shows the voucher that a hotel, a driver, a guide or a gate asks to see (CHK-10). */
export function ItemVoucher({ voucher, item, agency }: ItemVoucherProps) {
  const { t } = useTranslation('ticket')
  const format = useFormat()
  const words = useItemTexts()
  const { Name: issuer } = useTenant()
  const display = displayOf(item)
  const travellers = voucherTravellers(item, format)
  const { Number: number, HolderName: name, State, QrPayload, ValidUntil } = voucher
  const itemName = display.name(item, words)
  const isSpent = State === 'used' || State === 'void'
  const note = useTicketNote(isSpent ? null : t(`show.${knownCatalogue(item.ItemContent)}`), agency)
  return (
    <Ticket
      label={t('voucher.label', { item: itemName, name })}
      title={t('voucher.title')}
      operator={issuer}
      passenger={{ label: display.kind(item, words), value: itemName }}
      status={<TicketStateBadge state={State} />}
      isSpent={isSpent}
      crossing={<ItemBlock item={item} />}
      facts={[
        { label: t('voucher.holder'), value: name },
        { label: t('voucher.people'), value: peopleText(display.people(item), words) },
        ...(travellers === ''
          ? []
          : [{ label: t('voucher.travellers'), value: travellers, isWide: true }]),
        ...(ValidUntil === null
          ? []
          : [{ label: t('open.validUntil'), value: <Unbroken text={format.date(ValidUntil)} /> }]),
      ]}
      qr={
        State !== 'void' && (
          <QrCode
            value={QrPayload}
            label={t('voucher.qrAlt', { number })}
            className="size-32 shrink-0 sm:size-40"
          />
        )
      }
      stubFacts={[
        {
          label: t('voucher.number'),
          value: (
            <span className="text-sm">
              <Unbroken text={number} isYielding />
            </span>
          ),
        },
      ]}
      note={note}
    />
  )
}
