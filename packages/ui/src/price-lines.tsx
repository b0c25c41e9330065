import type { ReactNode } from 'react'

import { cn } from './cn.ts'

export type PriceLine = {
  label: ReactNode
  /** The calculation of the amount: “2 × S$28.00”. */
  detail?: ReactNode
  amount: string
  isDiscount?: boolean
}

export type PriceGroup = {
  /** The title of the group, such as “Pay now” or “Pay at the counter”; the first group may have none. */
  title?: string
  lines: readonly PriceLine[]
  subtotal?: { label: string; amount: string }
}

export type PriceLinesProps = {
  caption: string
  groups: readonly PriceGroup[]
  total: { label: ReactNode; amount: string; note?: ReactNode }
  className?: string
}

/** Shows a price with its lines, which sum to the total. All amounts arrive formatted. */
export function PriceLines({ caption, groups, total, className }: PriceLinesProps) {
  return (
    <table
      data-slot="price-lines"
      className={cn(
        'w-full border-collapse text-base max-[24rem]:text-sm',
        // Beside an amount a page of such a width has room for a single letter, so each amount goes below its label.
        'max-[20rem]:[&_th]:grow max-[20rem]:[&_th]:basis-full max-[20rem]:[&_tr]:flex max-[20rem]:[&_tr]:flex-wrap max-[20rem]:[&_tr]:justify-end',
        className,
      )}
    >
      <caption className="sr-only">{caption}</caption>
      {groups.map((group, index) => (
        // eslint-disable-next-line react/no-array-index-key -- groups have no id and keep their order
        <PriceGroupRows key={index} group={group} isFirst={index === 0} />
      ))}
      <tfoot>
        <tr className="border-t-2 border-foreground">
          <th
            scope="row"
            className="pt-3 text-start align-baseline text-lg font-bold max-[24rem]:text-base"
          >
            {total.label}
          </th>
          <td className="pt-3 ps-3 text-end align-baseline text-xl font-bold whitespace-nowrap tabular max-[24rem]:text-base">
            {total.amount}
          </td>
        </tr>
        {total.note && (
          <tr>
            <td colSpan={2} className="pt-1 text-sm text-muted-foreground">
              {total.note}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

function PriceGroupRows({ group, isFirst }: { group: PriceGroup; isFirst: boolean }) {
  return (
    <tbody className={cn(!isFirst && 'border-t border-dashed border-input')}>
      {group.title && (
        <tr>
          <th
            scope="rowgroup"
            colSpan={2}
            className="pt-3 pb-1 text-start board-label text-muted-foreground"
          >
            {group.title}
          </th>
        </tr>
      )}
      {group.lines.map((line, index) => (
        // eslint-disable-next-line react/no-array-index-key -- two lines may be equal, and their order is fixed
        <tr key={index} className={cn(line.isDiscount && 'text-success')}>
          <th scope="row" className="w-full py-1.5 text-start align-baseline font-normal">
            {line.label}
            {line.detail && (
              <span className="block text-sm text-muted-foreground tabular">{line.detail}</span>
            )}
          </th>
          <td className="py-1.5 ps-3 text-end align-baseline whitespace-nowrap tabular">
            {line.amount}
          </td>
        </tr>
      ))}
      {group.subtotal && (
        <tr>
          <th scope="row" className="pt-1.5 pb-3 text-start font-semibold">
            {group.subtotal.label}
          </th>
          <td className="pt-1.5 pb-3 ps-3 text-end font-semibold tabular">
            {group.subtotal.amount}
          </td>
        </tr>
      )}
    </tbody>
  )
}
