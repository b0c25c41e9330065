import { isContention } from '../../engine/store/retry-contention.ts'

type Order = { readonly tenant: string; readonly order: string }

/** An order that cannot be shown, and the reason. */
export type Unreadable = Order & { readonly reason: string }

/** Reads each row. An order that cannot be read is listed with the reason, so that the others are still shown. */
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
    // Contention with another transaction is not a defect of the order, so it is thrown.
    if (isContention(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    return { tenant: row.tenant, order: row.order, reason }
  }
}
