import { accountText, type Account, type OrderMoney, type Transfer } from './account-text.ts'
import { wrapText } from './wrap-text.ts'

/** The heights in pixels: an account's head, a transfer with its three lines of text, and an account's outcome. */
const HEAD = 64
const ROW = 68
const FOOT = 44

/** The largest width of a letter of an account's name in pixels, because codes of methods are in capitals. */
const LETTER = 9

export type Column = { account: Account; x: number; title: readonly string[]; kind: string }

export type Arrow = {
  transfer: Transfer
  /** The number of the transfer in its order, from 1. */
  number: number
  y: number
  fromX: number
  toX: number
}

export type MoneyLayout = {
  width: number
  height: number
  columns: readonly Column[]
  arrows: readonly Arrow[]
  /** The vertical positions at which the lines of the accounts begin and end. */
  top: number
  bottom: number
}

/**
 * Lays the accounts out side by side, each with a vertical line. Each transfer is an arrow from line to line, below the earlier
 * ones. So arrows and texts never overlap, however often money goes back.
 */
export function layOutMoney(
  { accounts, transfers }: Pick<OrderMoney, 'accounts' | 'transfers'>,
  { tenant, columnWidth }: { tenant: string; columnWidth: number },
): MoneyLayout {
  const columns = accounts.map((account, index) => {
    const { title, kind } = accountText(account, tenant)
    const lines = wrapText(title, Math.floor((columnWidth - 16) / LETTER))
    return { account, x: (index + 0.5) * columnWidth, title: lines, kind }
  })
  const xOf = (id: string) => columns.find(({ account }) => account.id === id)?.x ?? 0
  const arrows = transfers.map((transfer, index) => ({
    transfer,
    number: index + 1,
    y: HEAD + (index + 1) * ROW,
    fromX: xOf(transfer.debit),
    toX: xOf(transfer.credit),
  }))
  const bottom = HEAD + transfers.length * ROW + 24
  return {
    width: accounts.length * columnWidth,
    height: bottom + FOOT,
    columns,
    arrows,
    top: HEAD,
    bottom,
  }
}
