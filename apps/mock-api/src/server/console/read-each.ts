import { isContention } from '../../engine/store/retry-contention.ts'

type Order = { readonly tenant: string; readonly order: string }

/** An order of which nothing can be shown, and why. */
export type Unreadable = Order & { readonly reason: string }

/** What there is to show of each row. An order that is broken is named instead, and is no reason to show none. */
export async function readEach<Row extends Order, Shown>(
  rows: readonly Row[],
  read: (row: Row) => Shown | Promise<Shown>,
): Promise<{ shown: Shown[]; unreadable: Unreadable[] }> {
  const outcomes = await Promise.all(rows.map((row) => readOne(row, read)))
  const unreadable = new Map<string, Unreadable>()
  for (const outcome of outcomes)
    if ('reason' in outcome) unreadable.set(`${outcome.tenant} ${outcome.order}`, outcome)
  return {
    shown: outcomes.flatMap((outcome) => ('shown' in outcome ? [outcome.shown] : [])),
    unreadable: [...unreadable.values()],
  }
}

async function readOne<Row extends Order, Shown>(
  row: Row,
  read: (row: Row) => Shown | Promise<Shown>,
): Promise<{ shown: Shown } | Unreadable> {
  try {
    return { shown: await read(row) }
  } catch (error) {
    // Nothing is wrong with the order: somebody was in the way.
    if (isContention(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    return { tenant: row.tenant, order: row.order, reason }
  }
}
