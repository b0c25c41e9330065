type Waiting = {
  id: string
  confirmationNumber: string
  state: string
  expiresAt: string | null
  settlesAt: string | null
}

const SHOWN = 8
const OPEN_STATES = new Set(['ordered', 'pending'])
const SETTLING = new Set(['pending', 'paid'])

/** What time will do to payments, soonest first. */
export function listDue(
  payments: readonly Waiting[],
  { nowMs, isSelfDeciding }: { nowMs: number; isSelfDeciding: boolean },
) {
  return payments
    .flatMap(({ id, confirmationNumber, state, expiresAt, settlesAt }) => [
      {
        id: `${id} settles`,
        what: `${confirmationNumber} is paid or approved by itself`,
        at: isSelfDeciding && SETTLING.has(state) ? settlesAt : null,
      },
      {
        id: `${id} lapses`,
        what: `${confirmationNumber} lapses unless it is paid`,
        at: OPEN_STATES.has(state) ? expiresAt : null,
      },
    ])
    .filter(
      (due): due is typeof due & { at: string } => due.at !== null && Date.parse(due.at) > nowMs,
    )
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, SHOWN)
}
