import { expect, type Locator } from '@playwright/test'

type Amount = { currency: string; units: number }
type Row = { head: string; detail: string | null; amount: string | null; isGroup: boolean }

/**
 * Expects a price to explain itself (CHK-12): each line is its quantity times its unit, and the lines that are paid now sum
 * to the total. The lines of the counter sum to the amount due there, in each of its currencies. Returns the total as it is
 * written.
 */
export async function expectExplained(table: Locator, atCounter: string): Promise<string> {
  await expect(table).toBeVisible()
  const rows = await table.locator('tbody tr').evaluateAll((all): Row[] =>
    all.map((row) => {
      const head = row.querySelector('th')
      const detail = head?.querySelector('span')?.textContent ?? null
      return {
        head: head?.firstChild?.textContent ?? '',
        detail,
        amount: row.querySelector('td')?.textContent ?? null,
        isGroup: head?.scope === 'rowgroup',
      }
    }),
  )
  const lines = rows.filter(({ detail }) => detail !== null)
  expect(lines.length).toBeGreaterThan(1)
  for (const { head, detail, amount } of lines) {
    const [quantity = '', unit = ''] = (detail ?? '').split('×')
    const { currency, units } = read(unit)
    expect(read(amount ?? ''), head).toEqual({ currency, units: Number(quantity.trim()) * units })
  }

  const counter = rows.findIndex(({ head, isGroup }) => isGroup && head.startsWith(atCounter))
  const [online, due] = counter < 0 ? [rows, []] : [rows.slice(0, counter), rows.slice(counter)]
  const total = (await table.locator('tfoot td').first().textContent()) ?? ''
  expect(sumsOf(online)).toEqual([read(total)])
  const subtotal = due.findLast(({ detail, isGroup }) => detail === null && !isGroup)?.amount ?? ''
  expect(sumsOf(due)).toEqual(subtotal === '' ? [] : inOrder(subtotal.split(/, | and /).map(read)))
  return total
}

/** Returns an amount in the smallest units that its text shows. */
function read(text: string): Amount {
  const [, minus, currency = '', figures = ''] = /^(−?)(\D+)([\d.,]+)$/.exec(text.trim()) ?? []
  const units = Number(figures.replaceAll(/[.,]/g, ''))
  return { currency: currency.trim(), units: minus ? -units : units }
}

function sumsOf(rows: readonly Row[]): Amount[] {
  const sums = new Map<string, number>()
  for (const { detail, amount } of rows) {
    if (detail === null) continue
    const { currency, units } = read(amount ?? '')
    sums.set(currency, (sums.get(currency) ?? 0) + units)
  }
  return inOrder([...sums].map(([currency, units]) => ({ currency, units })))
}

function inOrder(amounts: Amount[]): Amount[] {
  return amounts.toSorted((one, other) => one.currency.localeCompare(other.currency))
}
