import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useReaderZone } from '../../../../shared/trade/agency/use-zone.ts'
import { ItemTitle } from '../../../../shared/trade/order/item-title.tsx'
import {
  receiptItems,
  type ReceiptPart,
  refundedParts,
  unitText,
} from '../../model/receipt-items.ts'

/** Lists what was paid, line by line under each item, then the total, the refunds and the balance after them. */
export function ReceiptLines({ receipt }: { receipt: Schemas['Receipt'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const zone = useReaderZone()
  const { Lines, Total, Refunds, Balance } = receipt
  return (
    // Beside an amount the narrowest pages have room for a single letter, so each amount goes below its label.
    <table className="w-full border-collapse max-[24rem]:text-sm max-[20rem]:[&_th]:grow max-[20rem]:[&_tbody_th]:basis-full max-[20rem]:[&_tr]:flex max-[20rem]:[&_tr]:flex-wrap max-[20rem]:[&_tr]:justify-end">
      <caption className="sr-only">{t('receipt.lines')}</caption>
      <thead className="border-b-2 border-border text-sm text-muted-foreground">
        <tr>
          <th scope="col" className="pb-2 text-start font-semibold">
            {t('receipt.what')}
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-semibold max-sm:hidden">
            {t('receipt.unit')}
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-semibold">
            {t('receipt.amount')}
          </th>
        </tr>
      </thead>
      {receiptItems(Lines).map(({ item, parts }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two items may be called alike
        <tbody key={place} className="break-inside-avoid border-b border-border">
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-4 pb-1 text-start font-semibold">
              <ItemTitle title={item} />
            </th>
          </tr>
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts keep their order
            <Part key={index} part={part} />
          ))}
        </tbody>
      ))}
      <tbody>
        <Sum name={t('receipt.total')} amount={format.money(Total)} isMain />
        {Refunds.map((refund) => (
          <Sum
            key={refund.At}
            name={t('receipt.refundOf', { date: format.dateAt(refund.At, zone) })}
            people={refundedParts(refund)}
            amount={format.money({ ...refund.Amount, Amount: -refund.Amount.Amount })}
          />
        ))}
        {Refunds.length > 0 && (
          <Sum name={t('receipt.balance')} amount={format.money(Balance)} isMain />
        )}
      </tbody>
    </table>
  )
}

/** Lists the lines for one sector, or for the days of an item, below a heading that names them. */
function Part({ part: { detail, lines } }: { part: ReceiptPart }) {
  const format = useFormat()
  return (
    <>
      {detail !== '' && (
        <tr>
          <th
            scope="rowgroup"
            colSpan={3}
            className="pt-1 text-start text-sm font-normal text-muted-foreground"
          >
            {detail}
          </th>
        </tr>
      )}
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id and keep their order
        <tr key={index} className="align-baseline last:[&>*]:pb-4">
          <th scope="row" className="py-1 text-start font-normal">
            {line.Label} <Whose people={line.People} />
            <span className="block text-sm text-muted-foreground tabular max-[21rem]:text-xs sm:hidden">
              {unitText(line, format)}
            </span>
          </th>
          <td className="py-1 ps-4 text-end text-sm whitespace-nowrap text-muted-foreground tabular max-sm:hidden">
            {unitText(line, format)}
          </td>
          <td className="py-1 ps-3 text-end whitespace-nowrap tabular">
            {format.money(line.Amount)}
          </td>
        </tr>
      ))}
    </>
  )
}

/** Names the travellers that a change was for, or all that a cancellation was about. */
function Whose({ people = [] }: { people?: readonly string[] | undefined }) {
  const format = useFormat()
  if (people.length === 0) return null
  return <span className="block text-sm text-muted-foreground">{format.list(people)}</span>
}

type SumProps = {
  name: string
  amount: string
  people?: readonly string[] | undefined
  isMain?: boolean
}

function Sum({ name, amount, people, isMain = false }: SumProps) {
  return (
    <tr
      className={`align-baseline ${isMain ? 'text-lg font-bold max-[24rem]:text-base max-[21rem]:text-sm' : ''}`}
    >
      <th scope="row" className={`pt-3 text-start ${isMain ? '' : 'font-normal'}`}>
        {name} <Whose people={people} />
      </th>
      <td colSpan={2} className="pt-3 ps-3 text-end max-[21rem]:ps-2 whitespace-nowrap tabular">
        {amount}
      </td>
    </tr>
  )
}
