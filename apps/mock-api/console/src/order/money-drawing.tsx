import { PHONE, useMediaQuery } from '@selat/ui/use-media-query'
import { useId } from 'react'

import { useClock } from '../clock/use-clock.ts'
import { utcText } from '../shared/instant-text.ts'
import { moneyText } from '../shared/money-text.ts'
import { type OrderMoney, outcomeText, transferText } from './account-text.ts'
import { ArrowHead } from './arrow-head.tsx'
import { DrawingFrame } from './drawing-frame.tsx'
import { type Arrow, type Column, layOutMoney, type MoneyLayout } from './lay-out-money.ts'
import { TextLines } from './text-lines.tsx'

/** The narrower columns let three accounts, which most orders have, fit on a phone. */
const COLUMN = { phone: 108, wide: 210 }

type MoneyDrawingProps = { money: OrderMoney; tenant: string }

/** Draws who paid what to whom: each transfer is an arrow from account to account, in the order of booking. */
export function MoneyDrawing({ money, tenant }: MoneyDrawingProps) {
  const isPhone = useMediaQuery(PHONE)
  const columnWidth = isPhone ? COLUMN.phone : COLUMN.wide
  const layout = layOutMoney(money, { tenant, columnWidth })
  const { transfers, accounts } = money
  return (
    <DrawingFrame
      label={`${transfers.length} transfers between ${accounts.length} accounts, from the first down to the last`}
      width={layout.width}
      height={layout.height}
    >
      {layout.columns.map((column) => (
        <AccountColumn
          key={column.account.id}
          column={column}
          layout={layout}
          width={columnWidth - 8}
        />
      ))}
      {layout.arrows.map((arrow) => (
        <TransferArrow key={arrow.transfer.id} arrow={arrow} money={money} />
      ))}
    </DrawingFrame>
  )
}

type AccountColumnProps = { column: Column; layout: MoneyLayout; width: number }

function AccountColumn({ column, layout: { top, bottom }, width }: AccountColumnProps) {
  const { account, x, title, kind } = column
  const height = 20 + title.length * 16
  return (
    <g>
      <line x1={x} x2={x} y1={top} y2={bottom} strokeDasharray="3 4" className="stroke-input" />
      <rect
        x={x - width / 2}
        y={top - height}
        width={width}
        height={height}
        rx={8}
        className="fill-muted stroke-input"
      />
      <text x={x} textAnchor="middle" className="fill-foreground text-[13px] font-semibold">
        {title.map((line, index) => (
          <tspan key={line} x={x} y={top - height + 16 + index * 16}>
            {line}
          </tspan>
        ))}
      </text>
      <text x={x} y={top - 7} textAnchor="middle" className="fill-muted-foreground text-[12px]">
        {kind}
      </text>
      <Outcome account={account} x={x} y={bottom} />
    </g>
  )
}

function Outcome({ account, x, y }: { account: Column['account']; x: number; y: number }) {
  const [word, ...amount] = outcomeText(account).split(' ')
  return (
    <text x={x} textAnchor="middle" className="fill-foreground text-[12px]">
      <tspan x={x} y={y + 16}>
        {word}
      </tspan>
      <tspan x={x} y={y + 32} className="font-semibold">
        {amount.join(' ')}
      </tspan>
    </text>
  )
}

/** The radius of the number at the start of an arrow. */
const NUMBER = 9

function TransferArrow({ arrow, money }: { arrow: Arrow; money: OrderMoney }) {
  const { transfer, number, y, fromX, toX } = arrow
  const { nowMs } = useClock()
  const tip = useId()
  const isBack = toX < fromX
  const middle = (fromX + toX) / 2
  const isMoved = transfer.phase === 'booked' || transfer.phase === 'posted'
  return (
    <g data-back={isBack ? '' : undefined} className="group">
      <TextLines
        x={middle}
        y={y - 29}
        lines={[
          { text: transferText(transfer, money.accounts) },
          { text: moneyText(transfer.amount), tone: 'strong' },
          { text: utcText(transfer.at, nowMs ?? 0), tone: 'muted' },
        ]}
      />
      <ArrowHead id={tip} className={isBack ? 'fill-warning' : 'fill-brand-text'} />
      <line
        x1={fromX + (isBack ? -NUMBER : NUMBER)}
        x2={toX + (isBack ? 2 : -2)}
        y1={y}
        y2={y}
        strokeWidth={2}
        strokeDasharray={isMoved ? undefined : '5 4'}
        markerEnd={`url(#${tip})`}
        className="stroke-brand-text group-data-back:stroke-warning"
      />
      <circle
        cx={fromX}
        cy={y}
        r={NUMBER}
        className="fill-card stroke-brand-text group-data-back:stroke-warning"
        strokeWidth={1.5}
      />
      <text
        x={fromX}
        y={y + 4}
        textAnchor="middle"
        className="fill-foreground text-[12px] font-semibold"
      >
        {number}
      </text>
    </g>
  )
}
